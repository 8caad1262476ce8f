import { addGrant, closeProgramme, revokeGrant } from "@mindle/domain/purchase/grant";
import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";
import { type UserProgramDocument, userProgramDocument } from "./documents/user-program-document.ts";

/** Where a grant stands: the place of its span among the programme's usageInfos, which only ever get longer. */
export interface GrantPlace {
  readonly programId: string;
  readonly place: number;
}

/** A user's programmes as a transaction read them, to be changed after its last read. */
export class ProgrammeLedger {
  readonly #transaction: Transaction;
  readonly #snapshots: readonly DocumentSnapshot<UserProgramDocument>[];

  private constructor(transaction: Transaction, snapshots: readonly DocumentSnapshot<UserProgramDocument>[]) {
    this.#transaction = transaction;
    this.#snapshots = snapshots;
  }

  static async read(
    db: Firestore,
    transaction: Transaction,
    uid: string,
    programIds: readonly string[],
  ): Promise<ProgrammeLedger> {
    const programs = typedCollection(db, `users/${uid}/programs`, userProgramDocument);
    const refs = [...new Set(programIds)].map((programId) => programs.doc(programId));
    return new ProgrammeLedger(
      transaction,
      // The client refuses to ask for nothing.
      refs.length === 0 ? [] : await transaction.getAll(...refs),
    );
  }

  /** Opens the programmes read, each for as many milliseconds as `lengths` says. */
  grant(lengths: ReadonlyMap<string, number>, now: number): GrantPlace[] {
    return this.#snapshots.flatMap((snapshot) => {
      const open = lengths.get(snapshot.id);
      if (open === undefined) return [];
      const usageInfos = addGrant(snapshot.data()?.usageInfos ?? [], open, now);
      if (snapshot.exists) this.#transaction.update(snapshot.ref, { usageInfos });
      else this.#transaction.create(snapshot.ref, { usageInfos, stepFinished: [] });
      return [{ programId: snapshot.id, place: usageInfos.length - 1 }];
    });
  }

  /** Takes grants back: what is left of them is closed. */
  revoke(grants: readonly GrantPlace[], now: number): void {
    for (const snapshot of this.#snapshots) {
      const document = snapshot.data();
      if (document === undefined) continue;
      const usageInfos = grants
        .filter(({ programId }) => programId === snapshot.id)
        .reduce((spans, { place }) => revokeGrant(spans, place, now), document.usageInfos);
      this.#transaction.update(snapshot.ref, { usageInfos });
    }
  }

  /** Closes the programmes read, whoever opened them. */
  close(now: number): void {
    for (const snapshot of this.#snapshots) {
      const document = snapshot.data();
      if (document === undefined) continue;
      this.#transaction.update(snapshot.ref, { usageInfos: closeProgramme(document.usageInfos, now) });
    }
  }
}
