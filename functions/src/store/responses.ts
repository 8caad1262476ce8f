import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import { type AssessmentDocument, assessmentDocument } from "./documents/assessment-document.ts";
import { IN_TURN } from "./in-turn.ts";

/** A stored response with its id. */
export interface StoredResponse extends AssessmentDocument {
  readonly id: string;
}

/** Responses one claim takes over at most; what is left comes at the next sign-in. */
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

  /** Stores a new response; an id that exists already is an error, never overwritten. */
  async create(id: string, document: AssessmentDocument): Promise<StoredResponse> {
    const ref = this.#collection.doc(id);
    const { ownerUid } = document;
    if (ownerUid === null) {
      await ref.create(document);
    } else {
      await this.#db.runTransaction(async (transaction) => {
        await this.#guard.admit(transaction, ownerUid);
        transaction.create(ref, document);
      }, IN_TURN);
    }
    return { id, ...document };
  }

  async find(id: string): Promise<StoredResponse | undefined> {
    const document = (await this.#collection.doc(id).get()).data();
    return document === undefined ? undefined : { id, ...document };
  }

  /** The user's newest response. Needs the index (ownerUid ascending, createdAt descending). */
  async latestOf(uid: string): Promise<StoredResponse | undefined> {
    const newest = this.#collection.where("ownerUid", "==", uid).orderBy("createdAt", "desc").limit(1);
    const [found] = (await newest.get()).docs;
    return found === undefined ? undefined : { id: found.id, ...found.data() };
  }

  /**
   * Gives a browser's responses, which are without an owner by definition, to the user. Each ends up with exactly
   * one owner, also when two users sign in with one browser at the same time.
   */
  async claim(browserId: string, uid: string): Promise<void> {
    const unowned = await this.#collection
      .where("browserId", "==", browserId)
      .limit(CLAIM_LIMIT)
      .select()
      .get();
    // Nearly every call finds nothing; only a find pays for a transaction.
    if (unowned.empty) return;
    const refs = unowned.docs.map(({ id }) => this.#collection.doc(id));
    await this.#db.runTransaction(async (transaction) => {
      await this.#guard.admit(transaction, uid);
      // Read by id: a query here would lock more than what it finds.
      for (const response of await transaction.getAll(...refs)) {
        if (response.data()?.browserId !== browserId) continue;
        transaction.update(response.ref, { ownerUid: uid, browserId: null });
      }
    }, IN_TURN);
  }
}
