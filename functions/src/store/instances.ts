import { mergePageSave } from "@mindle/domain/content/merge-page-save";
import {
  type PageSave,
  type PageSaveResult,
  pageSave,
  pageSaveResult,
  writtenAt,
} from "@mindle/domain/content/page-save";
import { type CollectionReference, FieldPath, type Firestore, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { invalidArgument } from "../app-error.ts";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import {
  answersIn,
  documentWith,
  type InstanceDocument,
  instanceDocument,
  savedJson,
} from "./documents/instance-document.ts";
import { findAll } from "./find-all.ts";
import { KeyedQueue } from "./keyed-queue.ts";
import { CONTENDED } from "./transaction-options.ts";

/** How long changes are kept: longer than any device waits with a repeat. */
const CHANGES_TTL_MS = 180 * 24 * 60 * 60 * 1000;

/** A change of an instance. */
export interface InstanceChange {
  readonly activityId: string;
  readonly configId: string;
  readonly save: PageSave;
}

/** Answers of users in programmes. */
export class InstanceStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #queue = new KeyedQueue();

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
  }

  /** Those of the instances that exist, by id. */
  find(uid: string, ids: readonly string[]): Promise<Map<string, InstanceDocument>> {
    return findAll(this.#instances(uid), ids);
  }

  /** Those of the user in the order of their ids, at most `limit`, and after this id if there is one. */
  async list(
    uid: string,
    { after, limit }: { readonly after: string | undefined; readonly limit: number },
  ): Promise<Map<string, InstanceDocument>> {
    const all = this.#instances(uid).orderBy(FieldPath.documentId()).limit(limit);
    const found = await (after === undefined ? all : all.startAfter(after)).get();
    return new Map(found.docs.map((instance) => [instance.id, instance.data()]));
  }

  /** Those of the user that were saved last, the newest first. */
  async newest(uid: string, limit: number): Promise<Map<string, InstanceDocument>> {
    const found = await this.#instances(uid).orderBy("savedAt", "desc").limit(limit).get();
    return new Map(found.docs.map((instance) => [instance.id, instance.data()]));
  }

  /**
   * Stores changes by instance id in one transaction, and what became of each. One that was stored before is answered as then
   * and changes nothing; its id for another instance is `invalid-argument`.
   */
  save(
    uid: string,
    changes: ReadonlyMap<string, InstanceChange>,
    now: number,
  ): Promise<Map<string, PageSaveResult>> {
    const instances = this.#instances(uid);
    const saves = typedCollection(this.#db, `users/${uid}/saves`, saveDocument);
    const operationIds = [...changes.values()].map(({ save }) => save.operationId);
    return this.#queue.run(uid, () =>
      this.#db.runTransaction(async (transaction) => {
        const [, done, stored] = await Promise.all([
          this.#guard.requireActive(transaction, uid),
          findAll(saves, operationIds, (ref) => transaction.get(ref)),
          findAll(instances, [...changes.keys()], (ref) => transaction.get(ref)),
        ]);
        const results = new Map<string, PageSaveResult>();
        for (const [instanceId, { save, ...of }] of changes) {
          const known = done.get(save.operationId);
          if (known !== undefined) {
            results.set(instanceId, earlierResult(known, instanceId));
            continue;
          }
          const savedJson = JSON.stringify(save.saved);
          const savedAt = writtenAt(save.ageMs, now);
          const { baseRevision, draft, version, locale, operationId } = save;
          const before = answersIn(stored.get(instanceId));
          const change = { savedJson, savedAt, baseRevision, isDraft: draft === true };
          const { page, result } = mergePageSave(before, change);
          if (page !== before) transaction.set(instances.doc(instanceId), documentWith(of, page));
          const record: SaveDocument = {
            instanceId,
            ...result,
            savedAt,
            savedJson,
            locale,
            expireAt: Timestamp.fromMillis(now + CHANGES_TTL_MS),
            ...(version !== undefined && { version }),
            ...(draft !== undefined && { draft }),
          };
          transaction.create(saves.doc(operationId), record);
          results.set(instanceId, result);
        }
        return results;
      }, CONTENDED),
    );
  }

  #instances(uid: string): CollectionReference<InstanceDocument> {
    return typedCollection(this.#db, `users/${uid}/instances`, instanceDocument);
  }
}

function earlierResult({ instanceId, outcome, revision }: SaveDocument, asked: string): PageSaveResult {
  if (instanceId === asked) return { outcome, revision };
  throw invalidArgument(`toSubmit.${asked}.operationId`, "is the id of a change of another page");
}

const { locale, version, draft } = pageSave.shape;

/** One change of a page, `users/{uid}/saves/{operationId}`: a repeat of it is answered as the first time. */
const saveDocument = z.object({
  instanceId: z.string(),
  ...pageSaveResult.shape,
  /** When it was written, in milliseconds since the epoch. */
  savedAt: z.int(),
  savedJson,
  locale,
  version,
  draft,
  /** When it may be deleted; a Firestore timestamp, as the time-to-live policy needs. */
  expireAt: z.instanceof(Timestamp),
});

export type SaveDocument = z.output<typeof saveDocument>;
