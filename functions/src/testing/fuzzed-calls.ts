import { CONTRACT } from "@mindle/domain/api/contract";
import type { Operation } from "@mindle/domain/api/operation";
import type { ExampleBodies } from "./bodies.ts";
import { mutate, pick, type Random } from "./mutate.ts";
import { OPERATION_NAMES } from "./successful-calls.ts";

/** Share of bodies that stay as they are. */
const GOOD_SHARE = 0.03;

/** A call that may be good or bad. */
interface FuzzedCall {
  readonly operation: Operation;
  readonly body: unknown;
  /** Who calls. */
  readonly uid: string;
}

/** What calls are made of: good bodies, who sends them, and chance. */
interface FuzzSource {
  readonly examples: ExampleBodies;
  readonly uid: string;
  readonly random: Random;
}

/** One of many calls with mutated bodies. Operations take turns, so that each gets as many. */
export function fuzzedCall(number: number, { examples, uid, random }: FuzzSource): FuzzedCall {
  const name = OPERATION_NAMES[number % OPERATION_NAMES.length] ?? pick(OPERATION_NAMES, random);
  let body: unknown = pick<unknown>(examples[name], random);
  if (random() >= GOOD_SHARE) {
    for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) body = mutate(body, random);
  }
  // Whoever asks to be deleted is: each time somebody else.
  const caller = name === "cleanDeleteUser" ? `fuzz-leaver-${number}` : uid;
  return { operation: CONTRACT[name], body: body ?? null, uid: caller };
}
