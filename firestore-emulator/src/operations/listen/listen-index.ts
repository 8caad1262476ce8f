import type { DocumentPath } from "../../model/document.ts";
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

/** Index of the listen targets of a database: a commit is delivered only to targets that it can affect. */
export class ListenIndex {
  /** By document path, by collection path, by `/` and collection id for groups, and by `/` for all documents. */
  readonly #entries = new Map<string, Set<Entry>>();

  constructor(database: Database) {
    database.subscribe((event) => this.#publish(event));
  }

  /** Registers a target; returns a function to remove it. */
  add(scope: ListenScope, listener: CommitListener, target: number): () => void {
    const entry: Entry = { listener, target };
    const keys = keysOf(scope);
    for (const key of keys) this.#entries.set(key, (this.#entries.get(key) ?? new Set()).add(entry));
    return () => {
      for (const key of keys) {
        const entries = this.#entries.get(key);
        entries?.delete(entry);
        if (entries?.size === 0) this.#entries.delete(key);
      }
    };
  }

  #publish(event: CommitEvent): void {
    const changesByListener = new Map<CommitListener, Map<number, DocumentChange[]>>();
    for (const change of event.changes) {
      const { path } = change;
      for (const key of [path, collectionOf(path), `/${collectionIdOf(path)}`, "/"]) {
        for (const { listener, target } of this.#entries.get(key) ?? [])
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

function keysOf(listenScope: ListenScope): readonly string[] {
  if (listenScope.kind === "documents") return [...listenScope.paths];
  const { parent, collectionId, allDescendants } = listenScope.scope;
  if (collectionId === undefined) return ["/"];
  return [allDescendants ? `/${collectionId}` : joinCollection(parent, collectionId)];
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
