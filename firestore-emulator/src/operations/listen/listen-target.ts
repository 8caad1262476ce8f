import type { DocumentPath, StoredDocument } from "../../model/document.ts";
import type { FieldPath, Query } from "../../model/query.ts";
import { matchesQuery } from "../../query/compiled.ts";
import type { CommitEvent, DocumentChange, Snapshot } from "../../state/types.ts";
import type { ListenScope } from "./listen-index.ts";

/** A document and whether it matches the target now. */
export interface DocumentUpdate {
  readonly path: DocumentPath;
  /** The current document; `undefined` when it does not exist. */
  readonly document: StoredDocument | undefined;
  readonly matches: boolean;
}

/** The changes of a target since the state that a client has. */
export interface ResumeResult {
  readonly updates: readonly DocumentUpdate[];
  /** The change of the number of matching documents. */
  readonly countDelta: number;
}

/** The state that a resuming client has. */
export interface PastState {
  readonly commits: readonly CommitEvent[];
  /** The database at that time. @throws StatusError when it is too old. */
  snapshot(): Snapshot;
}

/** A target of a Listen stream. */
export interface ListenTarget {
  readonly listenScope: ListenScope;
  readonly select: readonly FieldPath[] | undefined;
  /** All documents of the target. */
  initial(now: Snapshot): DocumentUpdate[];
  /** The changes since the past state. */
  resume(past: PastState, now: Snapshot): ResumeResult;
  /** The number of matching documents. */
  count(now: Snapshot): number;
  /** The updates of a commit. `now` is the snapshot after it. */
  apply(changes: readonly DocumentChange[], now: () => Snapshot): DocumentUpdate[];
}

/** Given documents, existing or not. */
export class DocumentsTarget implements ListenTarget {
  readonly listenScope: ListenScope;
  readonly select = undefined;
  readonly #paths: ReadonlySet<DocumentPath>;

  constructor(paths: Iterable<DocumentPath>) {
    this.#paths = new Set(paths);
    this.listenScope = { kind: "documents", paths: this.#paths };
  }

  initial(now: Snapshot): DocumentUpdate[] {
    return [...this.#paths].map((path) => updateOf(path, now.get(path)));
  }

  resume(past: PastState, now: Snapshot): ResumeResult {
    const updates: DocumentUpdate[] = [];
    let countDelta = 0;
    for (const [path, before] of firstStates(past.commits)) {
      if (!this.#paths.has(path)) continue;
      const update = updateOf(path, now.get(path));
      updates.push(update);
      countDelta += Number(update.matches) - Number(before !== undefined);
    }
    return { updates, countDelta };
  }

  count(now: Snapshot): number {
    return [...this.#paths].filter((path) => now.get(path) !== undefined).length;
  }

  apply(changes: readonly DocumentChange[]): DocumentUpdate[] {
    return changes
      .filter(({ path }) => this.#paths.has(path))
      .map(({ path, after }) => updateOf(path, after));
  }
}

/** A query without limit and offset: each document matches independently of others. */
export class QueryTarget implements ListenTarget {
  readonly listenScope: ListenScope;
  readonly select: readonly FieldPath[] | undefined;
  readonly #query: Query;

  constructor(query: Query) {
    this.#query = query;
    this.listenScope = { kind: "query", scope: query.scope };
    this.select = query.select;
  }

  initial(now: Snapshot): DocumentUpdate[] {
    return now.query(this.#query).map((document) => updateOf(document.path, document));
  }

  resume(past: PastState, now: Snapshot): ResumeResult {
    const updates: DocumentUpdate[] = [];
    let countDelta = 0;
    for (const [path, before] of firstStates(past.commits)) {
      const document = now.get(path);
      const matches = this.#matches(document);
      const matched = this.#matches(before);
      if (matches || matched) updates.push({ path, document, matches });
      countDelta += Number(matches) - Number(matched);
    }
    return { updates, countDelta };
  }

  count(now: Snapshot): number {
    return now.query(this.#query).length;
  }

  apply(changes: readonly DocumentChange[]): DocumentUpdate[] {
    const updates: DocumentUpdate[] = [];
    for (const { path, before, after } of changes) {
      const matches = this.#matches(after);
      if (matches || this.#matches(before)) updates.push({ path, document: after, matches });
    }
    return updates;
  }

  #matches(document: StoredDocument | undefined): boolean {
    return document !== undefined && matchesQuery(this.#query, document);
  }
}

/** A query with limit or offset: the change of one document can add or remove others. */
export class WindowTarget implements ListenTarget {
  readonly listenScope: ListenScope;
  readonly select: readonly FieldPath[] | undefined;
  readonly #query: Query;
  #window = new Set<DocumentPath>();

  constructor(query: Query) {
    this.#query = query;
    this.listenScope = { kind: "query", scope: query.scope };
    this.select = query.select;
  }

  initial(now: Snapshot): DocumentUpdate[] {
    this.#window.clear();
    return this.#updateWindow(now, new Set());
  }

  resume(past: PastState, now: Snapshot): ResumeResult {
    this.#window = new Set(
      past
        .snapshot()
        .query(this.#query)
        .map(({ path }) => path),
    );
    const before = this.#window.size;
    const updates = this.#updateWindow(now, new Set(firstStates(past.commits).keys()));
    return { updates, countDelta: this.#window.size - before };
  }

  count(): number {
    return this.#window.size;
  }

  apply(changes: readonly DocumentChange[], now: () => Snapshot): DocumentUpdate[] {
    const affected = changes.filter(
      ({ path, before, after }) => this.#window.has(path) || this.#matches(before) || this.#matches(after),
    );
    return affected.length === 0 ? [] : this.#updateWindow(now(), new Set(affected.map(({ path }) => path)));
  }

  /** Runs the query again; changed documents are included even when they stay in the window. */
  #updateWindow(now: Snapshot, changed: ReadonlySet<DocumentPath>): DocumentUpdate[] {
    const before = this.#window;
    const documents = now.query(this.#query);
    this.#window = new Set(documents.map(({ path }) => path));
    const updates = documents
      .filter(({ path }) => !before.has(path) || changed.has(path))
      .map((document) => updateOf(document.path, document));
    for (const path of before) {
      if (!this.#window.has(path)) updates.push({ path, document: now.get(path), matches: false });
    }
    return updates;
  }

  #matches(document: StoredDocument | undefined): boolean {
    return document !== undefined && matchesQuery(this.#query, document);
  }
}

/** The documents that the commits changed, before the first change. */
function firstStates(commits: readonly CommitEvent[]): Map<DocumentPath, StoredDocument | undefined> {
  const states = new Map<DocumentPath, StoredDocument | undefined>();
  for (const { changes } of commits) {
    for (const { path, before } of changes) if (!states.has(path)) states.set(path, before);
  }
  return states;
}

function updateOf(path: DocumentPath, document: StoredDocument | undefined): DocumentUpdate {
  return { path, document, matches: document !== undefined };
}
