import { Filter, type Firestore, type Query } from "firebase-admin/firestore";

/** Whose documents are meant. */
export interface DataOwner {
  readonly uid: string;
  /** The confirmed address of the account; null without one. */
  readonly email: string | null;
}

/** A collection with personal documents. */
interface UserCollection {
  /** Path of its documents, with variables in braces. */
  readonly path: string;
  /** Selects the documents of one user. */
  readonly query: (db: Firestore, owner: DataOwner) => Query;
  /** Documents to read at a time, where they are larger than most. */
  readonly readSize?: number;
  /** Fields to clear where the document itself must be kept; without them a deletion deletes the document. */
  readonly clearedFields?: Readonly<Record<string, null>>;
}

/**
 * Every collection that contains a user's id, besides `users/{uid}` itself. Deletion and export use this list, so a new
 * collection of personal documents must be added here.
 *
 * A payment is kept without its user, so that it cannot be used again. An address on a mailing list belongs to the user who gave
 * it and to the user whose address it is, also where it was given without an account. Not in the list: rate limits, whose keys
 * are hashes and expire; tracking events, which contain no user id.
 */
export const USER_COLLECTIONS: readonly UserCollection[] = [
  below("programs"),
  below("instances"),
  below("saves"),
  // Eight of them fill a part of an export.
  { ...below("images"), readSize: 8 },
  below("notifications"),
  below("reminders"),
  below("devices"),
  owned("assessments", "ownerUid"),
  owned("bills", "userId"),
  {
    path: "coupons/{code}/redemptions/{uid}",
    // Needs the collection-group index of userId.
    query: (db, { uid }) => db.collectionGroup("redemptions").where("userId", "==", uid),
  },
  { ...owned("transactions", "userId"), clearedFields: { userId: null } },
  owned("mail", "userId"),
  owned("pushes", "userId"),
  {
    path: "subscriptions/{id}",
    query: (db, { uid, email }) => {
      const own = Filter.where("userId", "==", uid);
      const sameAddress = email === null ? [] : [Filter.where("email", "==", email.toLowerCase())];
      return db.collection("subscriptions").where(Filter.or(own, ...sameAddress));
    },
  },
];

function below(collection: string): UserCollection {
  return {
    path: `users/{uid}/${collection}/{id}`,
    query: (db, { uid }) => db.collection(`users/${uid}/${collection}`),
  };
}

function owned(collection: string, field: string): UserCollection {
  return {
    path: `${collection}/{id}`,
    query: (db, { uid }) => db.collection(collection).where(field, "==", uid),
  };
}
