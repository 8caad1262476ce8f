import type { Firestore, Query } from "firebase-admin/firestore";

/** A collection with documents of users. */
interface UserCollection {
  /** Where its documents are, with the names of what varies in braces. */
  readonly path: string;
  /** The documents of one user. */
  readonly of: (db: Firestore, uid: string) => Query;
  /** Fields that a deletion empties, where the document itself must stay; without it the document goes. */
  readonly emptied?: Readonly<Record<string, null>>;
}

/**
 * Every collection that may hold a user's id, beside `users/{uid}` itself. Deleting and exporting a user go by this
 * list: a new collection of users' documents must stand here.
 *
 * Of a payment, what identifies the transaction is kept without the user, so that it cannot be used a second time.
 * Not here are addresses on mailing lists, which were given without an account, counts of calls, which expire by
 * themselves, and tracking events, which know browsers and no users.
 */
export const USER_COLLECTIONS: readonly UserCollection[] = [
  below("programs"),
  below("instances"),
  below("notifications"),
  owned("assessments", "ownerUid"),
  owned("bills", "userId"),
  {
    path: "coupons/{code}/redemptions/{uid}",
    // Needs the index of userId over the group.
    of: (db, uid) => db.collectionGroup("redemptions").where("userId", "==", uid),
  },
  { ...owned("transactions", "userId"), emptied: { userId: null } },
  owned("mail", "userId"),
];

function below(collection: string): UserCollection {
  return {
    path: `users/{uid}/${collection}/{id}`,
    of: (db, uid) => db.collection(`users/${uid}/${collection}`),
  };
}

function owned(collection: string, field: string): UserCollection {
  return {
    path: `${collection}/{id}`,
    of: (db, uid) => db.collection(collection).where(field, "==", uid),
  };
}
