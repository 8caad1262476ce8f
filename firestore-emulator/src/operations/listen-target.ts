import type { DocumentPath, StoredDocument } from "../model/document.ts";
import type { FieldPath, Query } from "../model/query.ts";
import { matchesQuery } from "../query/compiled.ts";
import type { CommitEvent, DocumentChange, Snapshot } from "../state/types.ts";
import type { Interest } from "./listen-index.ts";

/** What a target tells its client of one document: it belongs to the target as it is now, or it does not (any more). */
export interface Effect {
  readonly path: DocumentPath;
  /** The document as it is now; `undefined` when it does not exist. */
  readonly document: StoredDocument | undefined;
  readonly member: boolean;
}

/** What a target tells a client that knows an earlier state. */
export interface Resumption {
  readonly effects: readonly Effect[];
  /** How many more documents the target holds than it did then; negative when they are fewer. */
  readonly growth: number;
}

/** The state a resuming client last saw. */
export interface Past {
  readonly commits: readonly CommitEvent[];
  /** The database as it was then. @throws StatusError when that is no longer kept. */
  snapshot(): Snapshot;
}

/** A set of documents that a client watches. */
export interface ListenTarget {
  /** Where changes can concern the target. */
  readonly interest: Interest;
  readonly select: readonly FieldPath[] | undefined;
  /** Everything the target holds now. */
  start(now: Snapshot): Effect[];
  /** What changed for the target since the past state. */
  resume(past: Past, now: Snapshot): Resumption;
  /** How many documents the target holds now. */
  count(now: Snapshot): number;
  /** What one commit changes for the target, from its changes there. `now` is the state right after that commit. */
  apply(changes: readonly DocumentChange[], now: () => Snapshot): Effect[];
}

/** Named documents, existing or not. */
export class DocumentsTarget implements ListenTarget {
  readonly interest: Interest;
  readonly select = undefined;
  readonly #paths: ReadonlySet<DocumentPath>;

  constructor(paths: Iterable<DocumentPath>) {
    this.#paths = new Set(paths);
    this.interest = { kind: "documents", paths: this.#paths };
  }

  start(now: Snapshot): Effect[] {
    return [...this.#paths].map((path) => effectOf(path, now.get(path)));
  }

  resume(past: Past, now: Snapshot): Resumption {
    const effects: Effect[] = [];
    let growth = 0;
    for (const [path, before] of firstStates(past.commits)) {
      if (!this.#paths.has(path)) continue;
      const effect = effectOf(path, now.get(path));
      effects.push(effect);
      growth += Number(effect.member) - Number(before !== undefined);
    }
    return { effects, growth };
  }

  count(now: Snapshot): number {
    return [...this.#paths].filter((path) => now.get(path) !== undefined).length;
  }

  apply(changes: readonly DocumentChange[]): Effect[] {
    return changes
      .filter(({ path }) => this.#paths.has(path))
      .map(({ path, after }) => effectOf(path, after));
  }
}

/** The results of a query without limit and offset: whether a document belongs depends on that document alone. */
export class QueryTarget implements ListenTarget {
  readonly interest: Interest;
  readonly select: readonly FieldPath[] | undefined;
  readonly #query: Query;

  constructor(query: Query) {
    this.#query = query;
    this.interest = { kind: "scope", scope: query.scope };
    this.select = query.select;
  }

  start(now: Snapshot): Effect[] {
    return now.query(this.#query).map((document) => effectOf(document.path, document));
  }

  resume(past: Past, now: Snapshot): Resumption {
    const effects: Effect[] = [];
    let growth = 0;
    for (const [path, before] of firstStates(past.commits)) {
      const document = now.get(path);
      const member = this.#matches(document);
      const wasMember = this.#matches(before);
      if (member || wasMember) effects.push({ path, document, member });
      growth += Number(member) - Number(wasMember);
    }
    return { effects, growth };
  }

  count(now: Snapshot): number {
    return now.query(this.#query).length;
  }

  apply(changes: readonly DocumentChange[]): Effect[] {
    const effects: Effect[] = [];
    for (const { path, before, after } of changes) {
      const member = this.#matches(after);
      if (member || this.#matches(before)) effects.push({ path, document: after, member });
    }
    return effects;
  }

  #matches(document: StoredDocument | undefined): boolean {
    return document !== undefined && matchesQuery(this.#query, document);
  }
}

/** The window that a query with limit or offset cuts out: one document's change can move others in and out. */
export class WindowTarget implements ListenTarget {
  readonly interest: Interest;
  readonly select: readonly FieldPath[] | undefined;
  readonly #query: Query;
  #members = new Set<DocumentPath>();

  constructor(query: Query) {
    this.#query = query;
    this.interest = { kind: "scope", scope: query.scope };
    this.select = query.select;
  }

  start(now: Snapshot): Effect[] {
    this.#members.clear();
    return this.#move(now, new Set());
  }

  resume(past: Past, now: Snapshot): Resumption {
    this.#members = new Set(
      past
        .snapshot()
        .query(this.#query)
        .map(({ path }) => path),
    );
    const before = this.#members.size;
    const effects = this.#move(now, new Set(firstStates(past.commits).keys()));
    return { effects, growth: this.#members.size - before };
  }

  count(): number {
    return this.#members.size;
  }

  apply(changes: readonly DocumentChange[], now: () => Snapshot): Effect[] {
    const affected = changes.filter(
      ({ path, before, after }) => this.#members.has(path) || this.#matches(before) || this.#matches(after),
    );
    return affected.length === 0 ? [] : this.#move(now(), new Set(affected.map(({ path }) => path)));
  }

  /** Recomputes the window; members that were touched are told again even when they stay. */
  #move(now: Snapshot, touched: ReadonlySet<DocumentPath>): Effect[] {
    const before = this.#members;
    const documents = now.query(this.#query);
    this.#members = new Set(documents.map(({ path }) => path));
    const effects = documents
      .filter(({ path }) => !before.has(path) || touched.has(path))
      .map((document) => effectOf(document.path, document));
    for (const path of before) {
      if (!this.#members.has(path)) effects.push({ path, document: now.get(path), member: false });
    }
    return effects;
  }

  #matches(document: StoredDocument | undefined): boolean {
    return document !== undefined && matchesQuery(this.#query, document);
  }
}

/** The documents that the commits touched, as they were before the first of them. */
function firstStates(commits: readonly CommitEvent[]): Map<DocumentPath, StoredDocument | undefined> {
  const states = new Map<DocumentPath, StoredDocument | undefined>();
  for (const { changes } of commits) {
    for (const { path, before } of changes) if (!states.has(path)) states.set(path, before);
  }
  return states;
}

function effectOf(path: DocumentPath, document: StoredDocument | undefined): Effect {
  return { path, document, member: document !== undefined };
}
