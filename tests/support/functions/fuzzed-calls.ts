import { CONTRACT } from "@mindle/domain/api/contract";
import type { Operation } from "@mindle/domain/api/operation";
import type { ExampleBodies } from "./example-bodies.ts";
import { mutate, pick, type Random } from "./mutate.ts";
import { OPERATION_NAMES } from "./successful-calls.ts";

/** Share of bodies that are not mutated. */
const GOOD_SHARE = 0.03;

/** A call with a possibly invalid body. */
interface FuzzedCall {
  readonly operation: Operation;
  readonly body: unknown;
  readonly uid: string;
}

interface FuzzSource {
  readonly examples: ExampleBodies;
  readonly uid: string;
  readonly random: Random;
}

/** Makes one call of a series. The operations alternate, so that each gets the same number of calls. */
export function fuzzedCall(number: number, { examples, uid, random }: FuzzSource): FuzzedCall {
  const name = OPERATION_NAMES[number % OPERATION_NAMES.length] ?? pick(OPERATION_NAMES, random);
  let body: unknown = pick<unknown>(examples[name], random);
  if (random() >= GOOD_SHARE) {
    for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) body = mutate(body, random);
  }
  // Deletion closes the account, so it needs a new user each time.
  const caller = name === "cleanDeleteUser" ? `fuzz-deleted-${number}` : uid;
  return { operation: CONTRACT[name], body: body ?? null, uid: caller };
}
