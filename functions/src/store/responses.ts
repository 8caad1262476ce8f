import { isDeepStrictEqual } from "node:util";
import { grades } from "@mindle/domain/api/assessment";
import { character, email, nickname } from "@mindle/domain/api/fields";
import { CHOICES, QUESTION_IDS } from "@mindle/domain/assessment/questions";
import { ASSESSMENT_IDS, STRESS_MAX } from "@mindle/domain/assessment/submission";
import { retainedUntil } from "@mindle/domain/policy/terms";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { GuardedStore } from "./accounts/account-guard.ts";
import type { UserDocument } from "./accounts/user-document.ts";
import { typedCollection } from "./firestore/collection.ts";
import { isCreated } from "./firestore/failures.ts";

/** A submitted assessment, `assessments/{responseId}`. */
export const assessmentDocument = z
  .object({
    assessmentId: z.enum(ASSESSMENT_IDS),
    answers: z.object({
      nickname: z.object({ value: nickname }),
      /** Whole number from 0 to 10. */
      stress: z.object({ value: z.int().check(z.minimum(0), z.maximum(STRESS_MAX)) }),
      email: z.object({ value: z.nullable(email) }),
      character: z.object({ value: z.array(character).check(z.minLength(1)) }),
    }),
    /** By question id; empty for schema:v2_B. */
    questions: z.partialRecord(z.enum(QUESTION_IDS), z.enum(CHOICES)),
    grades: z.nullable(grades),
    /** Null while the response can be claimed or has no owner. */
    ownerUid: z.nullable(z.string()),
    /** Hash of the claim secret of a submission without sign-in; null once it has an owner. */
    claimHash: z._default(z.nullable(z.string()), null),
    /** The key of the link that opens it for anyone; absent where its owner has made none. */
    shareKey: z.optional(z.string()),
    /** Milliseconds since the epoch. */
    createdAt: z.int(),
    /**
     * When an ownerless response may be deleted (Firestore timestamp, required by the TTL policy). Absent with an
     * owner; optional because documents without the field exist.
     */
    expiresAt: z.optional(z.instanceof(Timestamp)),
  })
  .check(z.refine(({ ownerUid, claimHash }) => ownerUid === null || claimHash === null, "has two owners"));

export type AssessmentDocument = z.output<typeof assessmentDocument>;

export interface StoredResponse extends AssessmentDocument {
  readonly id: string;
}

/** Maximum number of responses per claim; the rest is claimed at the next sign-in. */
const CLAIM_LIMIT = 200;

export class ResponseStore extends GuardedStore {
  readonly #collection = typedCollection(this.db, "assessments", assessmentDocument);

  /**
   * Stores a new response. Where the id exists, returns the response of this id if it has the same answers and owner, and
   * undefined for any other.
   */
  async create(id: string, document: AssessmentDocument): Promise<StoredResponse | undefined> {
    if (await isCreated(this.#create(id, document))) return { id, ...document };
    const first = await this.find(id);
    if (first === undefined) return undefined;
    const since = { expiresAt: undefined, shareKey: undefined };
    const repeated = { id, ...document, createdAt: first.createdAt, ...since };
    return isDeepStrictEqual({ ...first, ...since }, repeated) ? first : undefined;
  }

  async #create(id: string, document: AssessmentDocument): Promise<void> {
    const ref = this.#collection.doc(id);
    const { ownerUid } = document;
    if (ownerUid === null) {
      const expiresAt = Timestamp.fromMillis(retainedUntil(document.createdAt));
      await ref.create({ ...document, expiresAt });
      return;
    }
    await this.writeFor(ownerUid, async (transaction, user) => {
      transaction.create(ref, document);
      this.#takeNickname(transaction, ownerUid, user, document);
    });
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
   * Gives the user's response this key, or ends its link. A link that is there keeps its key. Undefined where the user has no such
   * response.
   */
  async share(id: string, uid: string, newKey: string | undefined): Promise<StoredResponse | undefined> {
    const ref = this.#collection.doc(id);
    return this.writeFor(uid, async (transaction) => {
      const response = (await transaction.get(ref)).data();
      if (response?.ownerUid !== uid) return undefined;
      const shareKey = newKey && (response.shareKey ?? newKey);
      if (shareKey !== response.shareKey) {
        transaction.update(ref, { shareKey: shareKey ?? FieldValue.delete() });
      }
      return { ...response, id, shareKey };
    });
  }

  /**
   * Makes the user the owner of the responses of a claim secret. Each gets exactly one owner, even if two users sign in
   * with the same secret at the same time. A user without a nickname takes that of the newest, to which this resolves.
   */
  async claim(claimHash: string, uid: string): Promise<string | undefined> {
    const unowned = await this.#collection
      .where("claimHash", "==", claimHash)
      .limit(CLAIM_LIMIT)
      .select()
      .get();
    // Most calls find nothing and need no transaction.
    if (unowned.empty) return undefined;
    const refs = unowned.docs.map(({ id }) => this.#collection.doc(id));
    return this.writeFor(uid, async (transaction, user) => {
      let newest: AssessmentDocument | undefined;
      // Read by id: a query would lock more documents than it returns.
      for (const response of await transaction.getAll(...refs)) {
        const document = response.data();
        if (document?.claimHash !== claimHash) continue;
        if (document.createdAt >= (newest?.createdAt ?? 0)) newest = document;
        transaction.update(response.ref, {
          ownerUid: uid,
          claimHash: null,
          expiresAt: FieldValue.delete(),
        });
      }
      return newest && this.#takeNickname(transaction, uid, user, newest);
    });
  }

  /** The name that a person has typed into the assessment becomes that of an account that has none. Returns it then. */
  #takeNickname(
    transaction: Transaction,
    uid: string,
    user: UserDocument | undefined,
    { answers }: AssessmentDocument,
  ): string | undefined {
    if (user === undefined || user.additionalInfo.nickname !== undefined) return undefined;
    const nickname = answers.nickname.value;
    transaction.update(this.db.doc(`users/${uid}`), { "additionalInfo.nickname": nickname });
    return nickname;
  }
}
