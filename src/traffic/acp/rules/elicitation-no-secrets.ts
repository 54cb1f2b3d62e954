import { append, quote } from "../../../json/index.js";
import { fieldsOf } from "../../../acp/form.js";
import type { AcpRule } from "../rule.js";
import { broken, objectOf, textOf } from "../step.js";

/** Words that ask for a secret, whichever way a name is written: `apiKey`, `API key`, `api_key`. */
const SECRET =
  /(^|[^a-z])(password|passphrase|passcode|api ?key|secret ?key|private ?key|client ?secret|access ?token|auth ?token|bearer ?token|refresh ?token|credit ?card ?number|card ?number|cvv|cvc)([^a-z]|$)/;

/** R150 (elicitation): secrets are never asked for in a form, which passes the client; told by the name of a field alone. */
export const elicitationNoSecrets: AcpRule = {
  id: "rule/elicitation-no-secrets",
  on: ["elicitation/create"],
  check(step) {
    return fieldsOf(objectOf(step.params, "requestedSchema")).flatMap(([name, field]) => {
      const title = textOf(field, "title");
      const isText = field.type === "string" && field.enum === undefined && field.oneOf === undefined;
      const asks = [name, title].find((text) => isText && text !== undefined && SECRET.test(words(text)));
      if (asks === undefined) return [];
      const pointer = append("/params/requestedSchema/properties", name);
      return [broken(step, pointer, "form that asks for a secret", "url mode for it", quote(asks))];
    });
  },
};

function words(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]/g, " ")
    .toLowerCase();
}
