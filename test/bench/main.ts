/**
 * `npm run bench`: what a validation and what a check cost, as ratios to named peers, all measured in one run on this
 * machine. Prints tables; asserts nothing, as machines differ. `npm run bench -- --size MB --rounds N` says how much
 * traffic is checked and how often, `--only validation|traffic|peer` leaves the other parts out.
 */
import { parseArgs } from "node:util";
import { benchPeer } from "./peer/peer.js";
import { benchTraffic } from "./traffic/traffic.js";
import { benchValidation } from "./validation.js";

const { values } = parseArgs({
  options: { size: { type: "string", default: "200" }, rounds: { type: "string", default: "5" }, only: { type: "string" } },
});
const [size, rounds] = [Number(values.size), Number(values.rounds)];
if (!(size > 0) || !(rounds >= 1)) throw new Error("--size is a number of MB, --rounds one of 1 or more");
const print = (text: string) => process.stdout.write(`${text}\n`);

const runs = (part: string) => values.only === undefined || values.only === part;
if (runs("validation")) await benchValidation(print);
if (runs("traffic")) await benchTraffic(size, rounds, print);
if (runs("peer")) await benchPeer(rounds, print);
