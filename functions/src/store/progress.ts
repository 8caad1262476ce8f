import type { Firestore } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import { type UserProgramDocument, userProgramDocument } from "./documents/user-program-document.ts";
import { KeyedQueue } from "./keyed-queue.ts";
import { CONTENDED } from "./transaction-options.ts";

/** Finished steps of users' programmes. */
export class ProgressStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #queue = new KeyedQueue();

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
  }

  /**
   * Marks a step as finished and returns the user's programme; idempotent. Undefined, without a write, if `isOpen`
   * returns false for the current programme.
   */
  finish(
    uid: string,
    { programId, stepId }: { readonly programId: string; readonly stepId: string },
    isOpen: (programme: UserProgramDocument) => boolean,
  ): Promise<UserProgramDocument | undefined> {
    const ref = typedCollection(this.#db, `users/${uid}/programs`, userProgramDocument).doc(programId);
    return this.#queue.run(ref.path, () =>
      this.#db.runTransaction(async (transaction) => {
        await this.#guard.requireActive(transaction, uid);
        const known = (await transaction.get(ref)).data() ?? { usageInfos: [], stepFinished: [] };
        if (!isOpen(known)) return undefined;
        if (known.stepFinished.some((finished) => finished.stepId === stepId)) return known;
        const document = { ...known, stepFinished: [...known.stepFinished, { stepId }] };
        transaction.set(ref, document);
        return document;
      }, CONTENDED),
    );
  }
}
