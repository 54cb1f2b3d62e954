export { itemsOf, type Members, objectOf, objectsOf, textOf } from "../json/index.js";
