import type { Firestore, Query } from "firebase-admin/firestore";

/** A collection with personal documents. */
interface UserCollection {
  /** Path of its documents, with variables in braces. */
  readonly path: string;
  /** Selects the documents of one user. */
  readonly query: (db: Firestore, uid: string) => Query;
  /** Fields to clear where the document itself must be kept; without them a deletion deletes the document. */
  readonly clearedFields?: Readonly<Record<string, null>>;
}

/**
 * Every collection that contains a user's id, besides `users/{uid}` itself. Deletion and export use this list, so a new
 * collection of personal documents must be added here.
 *
 * A payment is kept without its user, so that it cannot be used again. Not in the list: addresses on mailing lists,
 * which are given without an account; rate limits, whose keys are hashes and expire; tracking events, which contain no
 * user id.
 */
export const USER_COLLECTIONS: readonly UserCollection[] = [
  below("programs"),
  below("instances"),
  below("notifications"),
  below("devices"),
  owned("assessments", "ownerUid"),
  owned("bills", "userId"),
  {
    path: "coupons/{code}/redemptions/{uid}",
    // Needs the collection-group index of userId.
    query: (db, uid) => db.collectionGroup("redemptions").where("userId", "==", uid),
  },
  { ...owned("transactions", "userId"), clearedFields: { userId: null } },
  owned("mail", "userId"),
  owned("pushes", "userId"),
];

function below(collection: string): UserCollection {
  return {
    path: `users/{uid}/${collection}/{id}`,
    query: (db, uid) => db.collection(`users/${uid}/${collection}`),
  };
}

function owned(collection: string, field: string): UserCollection {
  return {
    path: `${collection}/{id}`,
    query: (db, uid) => db.collection(collection).where(field, "==", uid),
  };
}
