import type { Firestore } from "firebase-admin/firestore";

/** Asks whether the database answers. */
export class PingStore {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Reads one document, which need not exist. */
  async ping(): Promise<void> {
    await this.#db.doc("sweeps/accounts").get();
  }
}
