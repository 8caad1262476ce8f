import { createHash } from "node:crypto";
import { SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import type { TestProgramme } from "../../support/functions/content.ts";

/** What users do while the process is killed: each writes more than one document. */
export const FLOWS = ["redeem", "pay", "revoke", "move", "save", "claim", "delete"] as const;

export type Flow = (typeof FLOWS)[number];

/** What a process that is going to be killed is told. */
export interface Instruction {
  /** Begins the ids of its users and transactions; no other process has it. */
  readonly run: string;
  readonly coupon: string;
  readonly programme: TestProgramme;
  readonly packageId: string;
}

/** Local hour and offset of the reminder that `move` moves. */
export const MOVE = { hour: 9, from: 0, to: 60 } as const;

/** Responses that `claim` takes over at once. */
export const CLAIMED = 3;

/** The transaction that a user spends. */
export function transactionOf(uid: string): string {
  return `1${createHash("sha256").update(uid).digest().readUIntBE(0, 6)}`;
}

/** The claim secret with which a user answered before signing in. */
export function claimSecretOf(uid: string): string {
  return createHash("sha256").update(uid).digest("hex").slice(0, SECRET_ID_LENGTH);
}
