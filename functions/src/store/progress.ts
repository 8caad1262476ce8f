import type { Firestore } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import { type UserProgramDocument, userProgramDocument } from "./documents/user-program-document.ts";
import { IN_TURN } from "./in-turn.ts";
import { Turns } from "./turns.ts";

/** How far users are in programmes. */
export class ProgressStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #turns = new Turns();

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
  }

  /**
   * Marks a step finished, once however many ask at the same time, and gives the user's programme with it; undefined,
   * and nothing is written, where `isOpen` says no of the programme as it is.
   */
  finish(
    uid: string,
    { programId, stepId }: { readonly programId: string; readonly stepId: string },
    isOpen: (programme: UserProgramDocument) => boolean,
  ): Promise<UserProgramDocument | undefined> {
    const ref = typedCollection(this.#db, `users/${uid}/programs`, userProgramDocument).doc(programId);
    return this.#turns.take(ref.path, () =>
      this.#db.runTransaction(async (transaction) => {
        await this.#guard.admit(transaction, uid);
        const known = (await transaction.get(ref)).data() ?? { usageInfos: [], stepFinished: [] };
        if (!isOpen(known)) return undefined;
        if (known.stepFinished.some((finished) => finished.stepId === stepId)) return known;
        const document = { ...known, stepFinished: [...known.stepFinished, { stepId }] };
        transaction.set(ref, document);
        return document;
      }, IN_TURN),
    );
  }
}
