declare module "published" {
  export function validate(message: unknown): boolean;
}
