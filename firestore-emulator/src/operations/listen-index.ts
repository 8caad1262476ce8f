import type { CollectionPath, DocumentPath } from "../model/document.ts";
import { collectionIdOf, collectionOf } from "../model/document-path.ts";
import { collectionPath, type Scope } from "../model/query.ts";
import type { CommitEvent, Database, DocumentChange } from "../state/types.ts";

/** The documents whose changes can concern a target: named ones, or those of a query's scope. */
export type Interest =
  | { readonly kind: "documents"; readonly paths: Iterable<DocumentPath> }
  | { readonly kind: "scope"; readonly scope: Scope };

/** A stream of targets. */
export interface WatchingStream {
  /** Hears once of each commit that touches where its targets look: with the changes there, by target id. */
  committed(event: CommitEvent, changes: ReadonlyMap<number, readonly DocumentChange[]>): void;
}

interface Entry {
  readonly stream: WatchingStream;
  readonly target: number;
}

type Places = Map<string, Set<Entry>>;

/** Who watches what in one database, so that a commit visits only those whom it can concern. */
export class ListenIndex {
  readonly #documents: Places = new Map();
  readonly #collections: Places = new Map();
  readonly #groups: Places = new Map();
  readonly #everything = new Set<Entry>();

  constructor(database: Database) {
    database.subscribe((event) => this.#publish(event));
  }

  /** Registers a target; returns its release. */
  add(interest: Interest, stream: WatchingStream, target: number): () => void {
    const entry: Entry = { stream, target };
    if (interest.kind === "documents") {
      const paths = [...interest.paths];
      for (const path of paths) put(this.#documents, path, entry);
      return () => {
        for (const path of paths) take(this.#documents, path, entry);
      };
    }
    const { collectionId, allDescendants } = interest.scope;
    if (collectionId === undefined) {
      this.#everything.add(entry);
      return () => this.#everything.delete(entry);
    }
    const places = allDescendants ? this.#groups : this.#collections;
    const place: CollectionPath = allDescendants
      ? collectionId
      : collectionPath({ ...interest.scope, collectionId });
    put(places, place, entry);
    return () => take(places, place, entry);
  }

  #publish(event: CommitEvent): void {
    const concerned = new Map<WatchingStream, Map<number, DocumentChange[]>>();
    for (const change of event.changes) {
      for (const entries of this.#watching(change.path)) {
        for (const { stream, target } of entries ?? []) note(concerned, stream, target, change);
      }
    }
    for (const [stream, changes] of concerned) {
      try {
        stream.committed(event, changes);
      } catch (error) {
        // The commit is done and the other streams must hear of it: a failing one is our bug, told apart.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  #watching(path: DocumentPath): (Iterable<Entry> | undefined)[] {
    return [
      this.#documents.get(path),
      this.#collections.get(collectionOf(path)),
      this.#groups.get(collectionIdOf(path)),
      this.#everything,
    ];
  }
}

const indexes = new WeakMap<Database, ListenIndex>();

/** The index of that database. */
export function listenIndexOf(database: Database): ListenIndex {
  let index = indexes.get(database);
  if (!index) {
    index = new ListenIndex(database);
    indexes.set(database, index);
  }
  return index;
}

function put(places: Places, place: string, entry: Entry): void {
  const entries = places.get(place);
  if (entries) entries.add(entry);
  else places.set(place, new Set([entry]));
}

function take(places: Places, place: string, entry: Entry): void {
  const entries = places.get(place);
  entries?.delete(entry);
  if (entries?.size === 0) places.delete(place);
}

function note(
  concerned: Map<WatchingStream, Map<number, DocumentChange[]>>,
  stream: WatchingStream,
  target: number,
  change: DocumentChange,
): void {
  let targets = concerned.get(stream);
  if (!targets) {
    targets = new Map();
    concerned.set(stream, targets);
  }
  const changes = targets.get(target);
  if (changes) changes.push(change);
  else targets.set(target, [change]);
}
