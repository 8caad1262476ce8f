import { isDeepStrictEqual } from "node:util";
import { retainedUntil } from "@mindle/domain/policy/retention";
import { type CollectionReference, FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import { type AssessmentDocument, assessmentDocument } from "./documents/assessment-document.ts";
import { ALREADY_EXISTS, codeOf } from "./failures.ts";
import { CONTENDED } from "./transaction-options.ts";

/** A stored response with its id. */
export interface StoredResponse extends AssessmentDocument {
  readonly id: string;
}

/** Documents that one batch of a migration changes. */
const BATCH = 200;

/** Maximum number of responses per claim; the rest is claimed at the next sign-in. */
const CLAIM_LIMIT = 200;

/** Submitted assessments. */
export class ResponseStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #collection: CollectionReference<AssessmentDocument>;

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
    this.#collection = typedCollection(db, "assessments", assessmentDocument);
  }

  /**
   * Stores a new response. Where the id exists, returns the response of this id if it has the same answers and owner, and
   * undefined for any other.
   */
  async create(id: string, document: AssessmentDocument): Promise<StoredResponse | undefined> {
    try {
      await this.#create(id, document);
      return { id, ...document };
    } catch (error) {
      if (codeOf(error) !== ALREADY_EXISTS) throw error;
    }
    const first = await this.find(id);
    if (first === undefined) return undefined;
    const repeated = { id, ...document, createdAt: first.createdAt, expiresAt: undefined };
    return isDeepStrictEqual({ ...first, expiresAt: undefined }, repeated) ? first : undefined;
  }

  async #create(id: string, document: AssessmentDocument): Promise<void> {
    const ref = this.#collection.doc(id);
    const { ownerUid } = document;
    if (ownerUid === null) {
      const expiresAt = Timestamp.fromMillis(retainedUntil(document.createdAt));
      await ref.create({ ...document, expiresAt });
      return;
    }
    await this.#db.runTransaction(async (transaction) => {
      await this.#guard.requireActive(transaction, ownerUid);
      transaction.create(ref, document);
    }, CONTENDED);
  }

  async find(id: string): Promise<StoredResponse | undefined> {
    const document = (await this.#collection.doc(id).get()).data();
    return document === undefined ? undefined : { id, ...document };
  }

  /** The user's newest response. Needs the index (ownerUid ascending, createdAt descending). */
  async findLatest(uid: string): Promise<StoredResponse | undefined> {
    const newest = this.#collection.where("ownerUid", "==", uid).orderBy("createdAt", "desc").limit(1);
    const [found] = (await newest.get()).docs;
    return found === undefined ? undefined : { id: found.id, ...found.data() };
  }

  /**
   * The user's responses, newest first, at most `limit`, and after the one with this id if there is one. Undefined where the
   * user has no such response. Needs the index (ownerUid ascending, createdAt descending).
   */
  async list(
    uid: string,
    { after, limit }: { readonly after: string | undefined; readonly limit: number },
  ): Promise<StoredResponse[] | undefined> {
    const newest = this.#collection.where("ownerUid", "==", uid).orderBy("createdAt", "desc").limit(limit);
    const last = after === undefined ? undefined : await this.#collection.doc(after).get();
    if (last !== undefined && last.data()?.ownerUid !== uid) return undefined;
    const found = await (last === undefined ? newest : newest.startAfter(last)).get();
    return found.docs.map((response) => ({ id: response.id, ...response.data() }));
  }

  /**
   * Makes the user the owner of the responses of a claim secret. Each gets exactly one owner, even if two users sign in
   * with the same secret at the same time.
   */
  async claim(claimHash: string, uid: string): Promise<void> {
    const unowned = await this.#collection
      .where("claimHash", "==", claimHash)
      .limit(CLAIM_LIMIT)
      .select()
      .get();
    // Most calls find nothing and need no transaction.
    if (unowned.empty) return;
    const refs = unowned.docs.map(({ id }) => this.#collection.doc(id));
    await this.#db.runTransaction(async (transaction) => {
      await this.#guard.requireActive(transaction, uid);
      // Read by id: a query would lock more documents than it returns.
      for (const response of await transaction.getAll(...refs)) {
        if (response.data()?.claimHash !== claimHash) continue;
        transaction.update(response.ref, {
          ownerUid: uid,
          claimHash: null,
          expiresAt: FieldValue.delete(),
        });
      }
    }, CONTENDED);
  }

  /**
   * Deletes `browserId` from responses that still have the field. They have no claim hash and are opened by id only,
   * and knowing a browser id must not grant access. Idempotent; resolves to their number.
   */
  async forgetBrowserIds(): Promise<number> {
    const stored = this.#db.collection("assessments").where("browserId", "!=", null).select().limit(BATCH);
    let changed = 0;
    for (let found = await stored.get(); !found.empty; found = await stored.get()) {
      const batch = this.#db.batch();
      for (const { ref } of found.docs) batch.update(ref, { browserId: FieldValue.delete() });
      await batch.commit();
      changed += found.size;
    }
    return changed;
  }
}
