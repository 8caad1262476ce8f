import type { CollectionPath, DocumentPath } from "../../model/document.ts";
import { collectionIdOf, collectionOf } from "../../model/document-path.ts";
import type { Scope } from "../../model/query.ts";
import { joinCollection } from "../../model/resource-name.ts";
import type { Database } from "../../state/database.ts";
import type { CommitEvent, DocumentChange } from "../../state/types.ts";

/** The documents whose changes can affect a target: given documents, or the scope of a query. */
export type ListenScope =
  | { readonly kind: "documents"; readonly paths: Iterable<DocumentPath> }
  | { readonly kind: "query"; readonly scope: Scope };

export interface CommitListener {
  /** Called once for each commit with changes in the scope of a target, with these changes by target id. */
  onCommit(event: CommitEvent, changes: ReadonlyMap<number, readonly DocumentChange[]>): void;
}

interface Entry {
  readonly listener: CommitListener;
  readonly target: number;
}

type EntriesByKey = Map<string, Set<Entry>>;

/** Index of the listen targets of a database: a commit is delivered only to targets that it can affect. */
export class ListenIndex {
  readonly #documents: EntriesByKey = new Map();
  readonly #collections: EntriesByKey = new Map();
  readonly #groups: EntriesByKey = new Map();
  readonly #allDocuments = new Set<Entry>();

  constructor(database: Database) {
    database.subscribe((event) => this.#publish(event));
  }

  /** Registers a target; returns a function to remove it. */
  add(listenScope: ListenScope, listener: CommitListener, target: number): () => void {
    const entry: Entry = { listener, target };
    if (listenScope.kind === "documents") {
      const paths = [...listenScope.paths];
      for (const path of paths) addEntry(this.#documents, path, entry);
      return () => {
        for (const path of paths) removeEntry(this.#documents, path, entry);
      };
    }
    const { parent, collectionId, allDescendants } = listenScope.scope;
    if (collectionId === undefined) {
      this.#allDocuments.add(entry);
      return () => this.#allDocuments.delete(entry);
    }
    const entries = allDescendants ? this.#groups : this.#collections;
    const key: CollectionPath = allDescendants ? collectionId : joinCollection(parent, collectionId);
    addEntry(entries, key, entry);
    return () => removeEntry(entries, key, entry);
  }

  #publish(event: CommitEvent): void {
    const changesByListener = new Map<CommitListener, Map<number, DocumentChange[]>>();
    for (const change of event.changes) {
      for (const entries of this.#entriesOf(change.path)) {
        for (const { listener, target } of entries ?? [])
          addChange(changesByListener, listener, target, change);
      }
    }
    for (const [listener, changes] of changesByListener) {
      try {
        listener.onCommit(event, changes);
      } catch (error) {
        // The commit is done and must reach the other listeners; rethrow asynchronously.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  #entriesOf(path: DocumentPath): (Iterable<Entry> | undefined)[] {
    return [
      this.#documents.get(path),
      this.#collections.get(collectionOf(path)),
      this.#groups.get(collectionIdOf(path)),
      this.#allDocuments,
    ];
  }
}

const indexes = new WeakMap<Database, ListenIndex>();

/** The index of a database. */
export function listenIndexOf(database: Database): ListenIndex {
  let index = indexes.get(database);
  if (!index) {
    index = new ListenIndex(database);
    indexes.set(database, index);
  }
  return index;
}

function addEntry(byKey: EntriesByKey, key: string, entry: Entry): void {
  const entries = byKey.get(key);
  if (entries) entries.add(entry);
  else byKey.set(key, new Set([entry]));
}

function removeEntry(byKey: EntriesByKey, key: string, entry: Entry): void {
  const entries = byKey.get(key);
  entries?.delete(entry);
  if (entries?.size === 0) byKey.delete(key);
}

function addChange(
  changesByListener: Map<CommitListener, Map<number, DocumentChange[]>>,
  listener: CommitListener,
  target: number,
  change: DocumentChange,
): void {
  let targets = changesByListener.get(listener);
  if (!targets) {
    targets = new Map();
    changesByListener.set(listener, targets);
  }
  const changes = targets.get(target);
  if (changes) changes.push(change);
  else targets.set(target, [change]);
}
