import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import { type InstanceDocument, instanceDocument } from "./documents/instance-document.ts";
import { findAll } from "./find-all.ts";
import { CONTENDED } from "./transaction-options.ts";

/** Values that users entered in programmes. */
export class InstanceStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
  }

  /** Those of the instances that exist, by id. */
  find(uid: string, ids: readonly string[]): Promise<Map<string, InstanceDocument>> {
    return findAll(this.#of(uid), ids);
  }

  /** Stores instances by id in one transaction. Instances with unchanged values are not written. */
  async save(uid: string, documents: ReadonlyMap<string, InstanceDocument>): Promise<void> {
    const instances = this.#of(uid);
    await this.#db.runTransaction(async (transaction) => {
      await this.#guard.requireActive(transaction, uid);
      const stored = await findAll(instances, [...documents.keys()], (ref) => transaction.get(ref));
      for (const [id, document] of documents) {
        if (stored.get(id)?.savedJson !== document.savedJson) transaction.set(instances.doc(id), document);
      }
    }, CONTENDED);
  }

  #of(uid: string): CollectionReference<InstanceDocument> {
    return typedCollection(this.#db, `users/${uid}/instances`, instanceDocument);
  }
}
