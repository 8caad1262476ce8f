import { isDeepStrictEqual } from "node:util";
import type { SittingDays } from "@mindle/domain/programme/sittings";
import { GuardedStore } from "../accounts/account-guard.ts";
import { type UserProgramDocument, userProgramDocument } from "../accounts/user-document.ts";
import { typedCollection } from "../firestore/collection.ts";
import { KeyedQueue } from "../firestore/keyed-queue.ts";

interface FinishedStep {
  readonly programId: string;
  readonly stepId: string;
  /** In milliseconds since the epoch. */
  readonly finishedAt: number;
}

export class ProgressStore extends GuardedStore {
  readonly #queue = new KeyedQueue();

  /** Gives a programme its version, unless it has one; idempotent. */
  begin(uid: string, programId: string, version: number): Promise<void> {
    const ref = this.#programme(uid, programId);
    return this.#queue.run(ref.path, () =>
      this.writeFor(uid, async (transaction) => {
        const known = (await transaction.get(ref)).data();
        if (known?.version === undefined) transaction.set(ref, { ...(known ?? NOT_BEGUN), version });
      }),
    );
  }

  /** Stores the days of the week that a user chose for a programme; idempotent. */
  setSittingDays(uid: string, programId: string, sittingDays: SittingDays): Promise<void> {
    const ref = this.#programme(uid, programId);
    return this.#queue.run(ref.path, () =>
      this.writeFor(uid, async (transaction) => {
        const known = (await transaction.get(ref)).data() ?? NOT_BEGUN;
        if (!isDeepStrictEqual(known.sittingDays, sittingDays))
          transaction.set(ref, { ...known, sittingDays });
      }),
    );
  }

  /**
   * Marks a step as finished at `finishedAt` and returns the user's programme; idempotent. `check` gets the programme as it is, throws where the
   * step may not be finished, and returns the version that the user has.
   */
  finish(
    uid: string,
    { programId, stepId, finishedAt }: FinishedStep,
    check: (programme: UserProgramDocument) => Promise<number>,
  ): Promise<UserProgramDocument> {
    const ref = this.#programme(uid, programId);
    return this.#queue.run(ref.path, () =>
      this.writeFor(uid, async (transaction) => {
        const known = (await transaction.get(ref)).data() ?? NOT_BEGUN;
        const version = await check(known);
        if (known.stepFinished.some((finished) => finished.stepId === stepId)) return known;
        const document = { ...known, version, stepFinished: [...known.stepFinished, { stepId, finishedAt }] };
        transaction.set(ref, document);
        return document;
      }),
    );
  }

  #programme(uid: string, programId: string) {
    return typedCollection(this.db, `users/${uid}/programs`, userProgramDocument).doc(programId);
  }
}

const NOT_BEGUN: UserProgramDocument = { usageInfos: [], stepFinished: [] };
