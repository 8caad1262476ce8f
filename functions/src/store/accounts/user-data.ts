import {
  DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  Timestamp,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { CONTENDED, isDocumentId, StorePart, typedCollection } from "../firestore/collection.ts";
import { type DataOwner, USER_COLLECTIONS } from "./user-collections.ts";
import { userDocument } from "./user-document.ts";

/** Documents deleted per commit. */
const BATCH_SIZE = 300;

/**
 * An export's part ends at this many documents, or bytes of JSON. Documents have up to 1 MiB each, so that few are read at
 * a time.
 */
const PART_DOCUMENTS = 300;
const PART_BYTES = 4 * 1024 * 1024;
const READ_SIZE = 50;

export interface ExportPart {
  readonly documents: Readonly<Record<string, JsonValue>>;
  /** Where the next part begins; null after the last. */
  readonly next: string | null;
}

/** The last document of an export's part: the index of its collection in USER_COLLECTIONS, and its path. */
interface ExportCursor {
  readonly collection: number;
  readonly path: string | undefined;
}

const FIRST_CURSOR: ExportCursor = { collection: 0, path: undefined };

/** How far a scheduled walk over a collection has come, `sweeps/{collection}`. */
const sweepDocument = z.object({ after: z.nullable(z.string()) });

/** All data of a user, for deletion and export. */
export class UserDataStore extends StorePart {
  readonly #users = typedCollection(this.db, "users", userDocument);
  readonly #sweeps = typedCollection(this.db, "sweeps", sweepDocument);

  /**
   * The user's documents by path, in the order of the collections and of the ids; the first part has `users/{uid}` as well.
   * `after` is `next` of the part before. Undefined for another text.
   */
  async documents(uid: string, after: string | undefined): Promise<ExportPart | undefined> {
    const cursor = after === undefined ? FIRST_CURSOR : parseCursor(after, uid);
    if (cursor === undefined) return undefined;
    const documents: [path: string, data: JsonValue][] = [];
    let bytes = 0;
    const user = await this.db.doc(`users/${uid}`).get();
    if (cursor === FIRST_CURSOR && user.exists) documents.push([user.ref.path, toJson(user.data())]);
    for await (const { collection, document } of this.#documentsAfter(cursor, ownerOf(user))) {
      const data = toJson(document.data());
      documents.push([document.ref.path, data]);
      bytes += Buffer.byteLength(JSON.stringify(data));
      if (documents.length >= PART_DOCUMENTS || bytes >= PART_BYTES) {
        return { documents: Object.fromEntries(documents), next: `${collection}:${document.ref.path}` };
      }
    }
    return { documents: Object.fromEntries(documents), next: null };
  }

  async *#documentsAfter(cursor: ExportCursor, owner: DataOwner) {
    for (const [collection, { query, readSize = READ_SIZE }] of USER_COLLECTIONS.entries()) {
      if (collection < cursor.collection) continue;
      const ordered = query(this.db, owner).orderBy(FieldPath.documentId()).limit(readSize);
      let last = collection === cursor.collection ? cursor.path : undefined;
      for (;;) {
        const { docs } = await (last === undefined ? ordered : ordered.startAfter(this.db.doc(last))).get();
        for (const document of docs) yield { collection, document };
        if (docs.length < readSize) break;
        last = docs.at(-1)?.ref.path;
      }
    }
  }

  async exists(uid: string): Promise<boolean> {
    return (await this.#users.doc(uid).get()).exists;
  }

  /**
   * Starts a deletion: from now on nothing is written for the user (see AccountGuard). Only the mark and the address stay of
   * the user's document. An earlier mark keeps its time.
   */
  async markDeleting(uid: string, now: number): Promise<void> {
    const ref = this.#users.doc(uid);
    await this.db.runTransaction(async (transaction) => {
      const known = (await transaction.get(ref)).data();
      transaction.set(ref, {
        // Finds what was given with the address.
        email: known?.email ?? null,
        additionalInfo: {},
        passwordSet: false,
        timezoneOffset: null,
        createdAt: known?.createdAt ?? now,
        deletingAt: known?.deletingAt ?? now,
      });
    }, CONTENDED);
  }

  /** Deletes all documents of a marked user except the marked one. Idempotent. */
  async deleteDocuments(uid: string): Promise<void> {
    const owner = ownerOf(await this.db.doc(`users/${uid}`).get());
    await Promise.all(
      USER_COLLECTIONS.map(async ({ query, clearedFields }) => {
        const page = query(this.db, owner).limit(BATCH_SIZE).select();
        while ((await this.#deletePage(page, clearedFields)) === BATCH_SIZE);
      }),
    );
  }

  /** Deletes the marked document, the last one of the user. */
  async deleteUserDocument(uid: string): Promise<void> {
    await this.#users.doc(uid).delete();
  }

  /** Ids of users whose deletion started before `time` and is not complete. */
  async interruptedDeletions(time: number): Promise<string[]> {
    const found = await this.#users.where("deletingAt", "<", time).limit(BATCH_SIZE).select().get();
    return found.docs.map(({ id }) => id);
  }

  /**
   * Ids of the next `count` users, in the order of ids, after those of the last call; after the last user it begins anew. A call
   * that fails later does not keep others from their turn.
   */
  async nextUsers(count: number): Promise<string[]> {
    const ordered = this.#users.orderBy(FieldPath.documentId()).limit(count).select();
    return this.sweep("users", async (after) => {
      const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get();
      const uids = docs.map(({ id }) => id);
      return { found: uids, next: uids.length < count ? null : (uids.at(-1) ?? null) };
    });
  }

  /**
   * Reads the next part of what a scheduled walk of this name goes over, and keeps where the part after it begins; null for the
   * first one. Resolves to what was found.
   */
  async sweep<Found>(
    name: string,
    read: (after: string | null) => Promise<{ readonly found: Found; readonly next: string | null }>,
  ): Promise<Found> {
    const place = this.#sweeps.doc(name);
    const { found, next } = await read((await place.get()).data()?.after ?? null);
    await place.set({ after: next });
    return found;
  }

  async #deletePage(page: Query, clearedFields: Readonly<Record<string, null>> | undefined): Promise<number> {
    const { docs } = await page.get();
    const batch = this.db.batch();
    for (const { ref } of docs) {
      if (clearedFields === undefined) batch.delete(ref);
      else batch.update(ref, clearedFields);
    }
    if (docs.length > 0) await batch.commit();
    return docs.length;
  }
}

function ownerOf(user: DocumentSnapshot): DataOwner {
  const email: unknown = user.get("email");
  return { uid: user.id, email: typeof email === "string" ? email : null };
}

/** Parses `collection:path`; undefined where no document of the user can have that path. */
function parseCursor(text: string, uid: string): ExportCursor | undefined {
  const [, index = "", path = ""] = /^(\d{1,2}):(.+)$/s.exec(text) ?? [];
  const template = USER_COLLECTIONS[Number(index)]?.path.split("/") ?? [];
  const segments = path.split("/");
  const fits =
    segments.length === template.length &&
    template.every((name, at) => {
      const segment = segments[at] ?? "";
      if (name === "{uid}") return segment === uid;
      return name.startsWith("{") ? isDocumentId(segment) : segment === name;
    });
  return index !== "" && fits ? { collection: Number(index), path } : undefined;
}

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/**
 * Converts a Firestore value to JSON: timestamps as ISO 8601, references as paths, bytes as base64. Values that JSON
 * cannot represent, such as NaN, become strings.
 */
export function toJson(value: unknown): JsonValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toJson(part)]));
  }
  return String(value);
}
