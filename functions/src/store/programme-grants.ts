import type { Firestore } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import type { ContentStore } from "./content.ts";
import { GrantWriter } from "./grant-writer.ts";
import { CONTENDED } from "./transaction-options.ts";

/** Grants by an operator, without coupon or payment. */
export class ProgrammeGrantStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #content: ContentStore;

  constructor(db: Firestore, guard: AccountGuard, content: ContentStore) {
    this.#db = db;
    this.#guard = guard;
    this.#content = content;
  }

  /** Opens a programme for a user, following any open grant. Not idempotent: every call extends it. */
  async grant(uid: string, programId: string, openMillis: number, now: number): Promise<void> {
    const lengths = new Map([[programId, openMillis]]);
    const versions = await this.#content.newestVersions([programId]);
    await this.#db.runTransaction(async (transaction) => {
      await this.#guard.requireActive(transaction, uid);
      const writer = await GrantWriter.read(this.#db, transaction, uid, [programId]);
      writer.grant({ lengths, versions }, now);
    }, CONTENDED);
  }

  /** Closes a programme now, including later grants. Idempotent. */
  async close(uid: string, programId: string, now: number): Promise<void> {
    await this.#db.runTransaction(async (transaction) => {
      await this.#guard.requireActive(transaction, uid);
      const writer = await GrantWriter.read(this.#db, transaction, uid, [programId]);
      writer.close(now);
    }, CONTENDED);
  }
}
