import { addGrant, closeProgramme, revokeGrant, totalLength } from "@mindle/domain/purchase/grant";
import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { type AccountGuard, GuardedStore } from "../accounts/account-guard.ts";
import { type UserProgramDocument, userProgramDocument } from "../accounts/user-document.ts";
import { typedCollection } from "../firestore/collection.ts";
import type { ContentStore } from "../programme/content.ts";

/** Grants by an operator, without coupon or payment. */
export class ProgrammeGrantStore extends GuardedStore {
  readonly #content: ContentStore;

  constructor(db: Firestore, guard: AccountGuard, content: ContentStore) {
    super(db, guard);
    this.#content = content;
  }

  /** Opens a programme for a user, following any open grant. Not idempotent: every call extends it. */
  async grant(uid: string, programId: string, openMillis: number, now: number): Promise<void> {
    const lengths = new Map([[programId, openMillis]]);
    const versions = await this.#content.newestVersions([programId]);
    await this.writeFor(uid, async (transaction) => {
      const writer = await GrantWriter.read(this.db, transaction, uid, [programId]);
      writer.grant({ lengths, versions }, now);
    });
  }

  /** Closes a programme now, including later grants. Idempotent. */
  async close(uid: string, programId: string, now: number): Promise<void> {
    await this.writeFor(uid, async (transaction) => {
      const writer = await GrantWriter.read(this.db, transaction, uid, [programId]);
      writer.close(now);
    });
  }
}

/** Reference to a grant: the index of its span in the programme's usageInfos, which are append-only. */
export interface GrantRef {
  readonly programId: string;
  readonly place: number;
}

export interface Opened {
  /** For how long each programme is open, in milliseconds. */
  readonly lengths: ReadonlyMap<string, number>;
  /** The newest versions of programmes: a user who has none yet gets them. */
  readonly versions: ReadonlyMap<string, number>;
}

/** Reads a user's programmes in a transaction and writes changed grants after its last read. */
export class GrantWriter {
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
  ): Promise<GrantWriter> {
    const programs = typedCollection(db, `users/${uid}/programs`, userProgramDocument);
    const refs = [...new Set(programIds)].map((programId) => programs.doc(programId));
    return new GrantWriter(
      transaction,
      // getAll needs at least one document.
      refs.length === 0 ? [] : await transaction.getAll(...refs),
    );
  }

  /** Whether one of the programmes was ever granted. */
  wasGranted(): boolean {
    return this.#snapshots.some((snapshot) => (snapshot.data()?.usageInfos.length ?? 0) > 0);
  }

  grant({ lengths, versions }: Opened, now: number): GrantRef[] {
    return this.#snapshots.flatMap((snapshot) => {
      const open = lengths.get(snapshot.id);
      if (open === undefined) return [];
      const known = snapshot.data();
      const usageInfos = addGrant(known?.usageInfos ?? [], open, now);
      const version = known?.version ?? versions.get(snapshot.id);
      const changed = { usageInfos, ...(version !== undefined && { version }) };
      if (snapshot.exists) this.#transaction.update(snapshot.ref, changed);
      else this.#transaction.create(snapshot.ref, { ...changed, stepFinished: [] });
      return [{ programId: snapshot.id, place: usageInfos.length - 1 }];
    });
  }

  /** Revokes grants by closing their remaining time; returns its milliseconds by programme. */
  revoke(grants: readonly GrantRef[], now: number): Map<string, number> {
    const revoked = new Map<string, number>();
    for (const snapshot of this.#snapshots) {
      const document = snapshot.data();
      if (document === undefined) continue;
      const before = document.usageInfos;
      const usageInfos = grants
        .filter(({ programId }) => programId === snapshot.id)
        .reduce((spans, { place }) => revokeGrant(spans, place, now), before);
      this.#transaction.update(snapshot.ref, { usageInfos });
      const removed = totalLength(before) - totalLength(usageInfos);
      if (removed > 0) revoked.set(snapshot.id, removed);
    }
    return revoked;
  }

  /** Closes the programmes, including grants of other origin. */
  close(now: number): void {
    for (const snapshot of this.#snapshots) {
      const document = snapshot.data();
      if (document === undefined) continue;
      this.#transaction.update(snapshot.ref, { usageInfos: closeProgramme(document.usageInfos, now) });
    }
  }
}
