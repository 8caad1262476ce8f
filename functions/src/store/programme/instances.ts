import { modelName } from "@mindle/domain/content/activity";
import {
  mergePageSave,
  type StoredAnswers,
  type WrittenAnswers,
} from "@mindle/domain/content/merge-page-save";
import {
  type PageSave,
  type PageSaveResult,
  pageSave,
  pageSaveResult,
  writtenAt,
} from "@mindle/domain/content/page-save";
import {
  afterRemovals,
  type Removal,
  removeAnswers,
  staleAnswers,
  withoutAnswers,
} from "@mindle/domain/content/remove-answers";
import { DAY_MS } from "@mindle/domain/time";
import { FieldPath, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { invalidArgument } from "../../app-error.ts";
import { GuardedStore } from "../accounts/account-guard.ts";
import { CONTENDED, findAll, typedCollection } from "../firestore/collection.ts";
import { KeyedQueue } from "../firestore/keyed-queue.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Answers as JSON text, because Firestore does not support nested arrays and reserves some field names. */
const savedJson = z.string().check(z.refine(isJson, "must be JSON"));

/** Answers and when they were written, in milliseconds since the epoch. */
const written = z.object({ savedJson, savedAt: z.int() });

/**
 * A user's answers of one activity with one config, `users/{uid}/instances/{activityId+configId[+sub]}`. A page that was only
 * begun has a draft and nothing saved.
 */
const instanceDocument = z.object({
  activityId: z.string(),
  configId: z.string(),
  savedJson: z.optional(savedJson),
  /** When they were written, in milliseconds since the epoch. */
  savedAt: z.optional(z.int()),
  /**
   * Counts saves. A document without the field has been saved at least once, so it is read as revision 1; the next save
   * stores the field.
   */
  revision: z._default(z.int().check(z.minimum(0)), 1),
  draft: z.optional(written),
  other: z.optional(written),
  removed: z.optional(z.record(modelName, z.object({ at: z.int(), revision: z.int() }))),
});

export type InstanceDocument = z.output<typeof instanceDocument>;

/** The answers in a document; of a document that does not exist, none. */
export function answersIn(document: InstanceDocument | undefined): StoredAnswers {
  if (document === undefined) return { revision: 0 };
  const { savedJson: json, savedAt, revision, draft, other, removed } = document;
  const saved: WrittenAnswers | undefined =
    json === undefined || savedAt === undefined ? undefined : { savedJson: json, savedAt };
  return {
    revision,
    ...(saved !== undefined && { saved }),
    ...(draft !== undefined && { draft }),
    ...(other !== undefined && { other }),
    ...(removed !== undefined && { removed }),
  };
}

function documentWith(
  of: { readonly activityId: string; readonly configId: string },
  { saved, ...rest }: StoredAnswers,
): InstanceDocument {
  return { activityId: of.activityId, configId: of.configId, ...saved, ...rest };
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

/** How long changes are kept: longer than any device waits with a repeat. */
const CHANGES_TTL_MS = 180 * DAY_MS;

export interface InstanceChange {
  readonly activityId: string;
  readonly configId: string;
  readonly save: PageSave;
}

export class InstanceStore extends GuardedStore {
  readonly #queue = new KeyedQueue();

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
    const saves = this.#saves(uid);
    const operationIds = [...changes.values()].map(({ save }) => save.operationId);
    return this.#queue.run(uid, () =>
      this.db.runTransaction(async (transaction) => {
        const [, done, stored] = await Promise.all([
          this.guard.requireActive(transaction, uid),
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
          const savedAt = writtenAt(save.ageMs, now);
          const { baseRevision, draft, version, locale, operationId } = save;
          const before = answersIn(stored.get(instanceId));
          const sent = {
            savedJson: JSON.stringify(save.saved),
            savedAt,
            baseRevision,
            isDraft: draft === true,
          };
          const change = afterRemovals(before, sent, now - save.ageMs);
          const { page, result } = mergePageSave(before, change);
          if (page !== before) transaction.set(instances.doc(instanceId), documentWith(of, page));
          const record: SaveDocument = {
            instanceId,
            ...result,
            savedAt,
            savedJson: change.savedJson,
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

  /**
   * Deletes answers of an instance in one transaction, from the records of its changes as well. Returns its revision, 0 where there is
   * no such instance, and whether a part could not go since it is not what is known where that was asked for.
   */
  remove(
    uid: string,
    instanceId: string,
    removal: Removal,
  ): Promise<{ readonly revision: number; readonly isStale?: true }> {
    const instance = this.#instances(uid).doc(instanceId);
    const saves = this.#saves(uid).where("instanceId", "==", instanceId);
    return this.#queue.run(uid, () =>
      this.db.runTransaction(async (transaction) => {
        const [, stored, changes] = await Promise.all([
          this.guard.requireActive(transaction, uid),
          transaction.get(instance),
          transaction.get(saves),
        ]);
        for (const change of changes.docs) {
          const before = change.data();
          const { savedJson } = withoutAnswers(before, removal, "drop");
          if (savedJson !== before.savedJson) transaction.update(change.ref, { savedJson });
        }
        const document = stored.data();
        const before = answersIn(document);
        const page = removeAnswers(before, removal);
        if (document !== undefined && page !== before)
          transaction.set(instance, documentWith(document, page));
        const { revision } = page;
        return staleAnswers(before, removal).length > 0 ? { revision, isStale: true } : { revision };
      }, CONTENDED),
    );
  }

  #saves(uid: string) {
    return typedCollection(this.db, `users/${uid}/saves`, saveDocument);
  }

  #instances(uid: string) {
    return typedCollection(this.db, `users/${uid}/instances`, instanceDocument);
  }
}

function earlierResult({ instanceId, outcome, revision }: SaveDocument, asked: string): PageSaveResult {
  if (instanceId === asked) return { outcome, revision };
  throw invalidArgument(`toSubmit.${asked}.operationId`, "is the id of a change of another page");
}
