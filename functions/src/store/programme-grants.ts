import type { Firestore } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import { ProgrammeLedger } from "./grants.ts";
import { IN_TURN } from "./in-turn.ts";

/** Programmes opened and closed by an operator, without coupon or payment. */
export class ProgrammeGrantStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
  }

  /** Opens a programme for a user, after what is open of it already. Doing it again opens it for as long again. */
  async grant(uid: string, programId: string, openMillis: number, now: number): Promise<void> {
    await this.#db.runTransaction(async (transaction) => {
      await this.#guard.admit(transaction, uid);
      const ledger = await ProgrammeLedger.read(this.#db, transaction, uid, [programId]);
      ledger.grant(new Map([[programId, openMillis]]), now);
    }, IN_TURN);
  }

  /** Closes a programme from now on, also what was granted for later. What is closed stays as it is. */
  async close(uid: string, programId: string, now: number): Promise<void> {
    await this.#db.runTransaction(async (transaction) => {
      await this.#guard.admit(transaction, uid);
      const ledger = await ProgrammeLedger.read(this.#db, transaction, uid, [programId]);
      ledger.close(now);
    }, IN_TURN);
  }
}
