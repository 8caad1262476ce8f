import type { DocumentPath, StoredDocument } from "../model/document.ts";
import { compareDocumentPaths } from "../model/document-path.ts";
import type { Query, Scope } from "../model/query.ts";
import { StatusError } from "../model/status.ts";
import { runQuery } from "../query/run.ts";
import type { QuerySource, Range } from "../query/source.ts";
import type { CommitLog } from "./commit-log.ts";
import type { Documents } from "./documents.ts";
import type { Snapshot } from "./types.ts";

/**
 * The database as it was at one instant: the current documents, with those changed since then taken from the
 * commit log. Later commits do not show.
 */
export class PastSnapshot implements Snapshot {
  readonly readTime: bigint;
  readonly #documents: Documents;
  readonly #log: CommitLog;
  /** Documents changed since `readTime`, as they were then. */
  readonly #changed = new Map<DocumentPath, StoredDocument | undefined>();
  #seen: bigint;

  /** @throws StatusError FAILED_PRECONDITION, here or when reading, once the log no longer reaches back. */
  constructor(documents: Documents, log: CommitLog, readTime: bigint) {
    this.readTime = readTime;
    this.#documents = documents;
    this.#log = log;
    this.#seen = readTime;
    this.#catchUp();
  }

  get(path: DocumentPath): StoredDocument | undefined {
    this.#catchUp();
    return this.#changed.has(path) ? this.#changed.get(path) : this.#documents.get(path);
  }

  query(query: Query): StoredDocument[] {
    this.#catchUp();
    return runQuery(query, this.#changed.size === 0 ? this.#documents : this.#pastSource());
  }

  #catchUp(): void {
    if (this.#log.last <= this.#seen) {
      return;
    }
    const events = this.#log.since(this.#seen);
    if (events === undefined) {
      throw new StatusError("FAILED_PRECONDITION", "The requested 'read_time' is too old.");
    }
    for (const event of events) {
      for (const { path, before } of event.changes) {
        if (!this.#changed.has(path)) {
          this.#changed.set(path, before);
        }
      }
      this.#seen = event.commitTime;
    }
  }

  #pastSource(): QuerySource {
    return {
      get: (path) => this.get(path),
      byName: (scope, range, reverse) => this.#byName(scope, range, reverse),
      byField: () => undefined,
    };
  }

  /** Offers all changed documents whatever the scope; queries drop what is not theirs. */
  #byName(scope: Scope, range: Range<DocumentPath>, reverse: boolean): StoredDocument[] {
    const documents = [...this.#documents.byName(scope, range, reverse)].filter(
      (document) => !this.#changed.has(document.path),
    );
    for (const document of this.#changed.values()) {
      if (document !== undefined) {
        documents.push(document);
      }
    }
    const sign = reverse ? -1 : 1;
    return documents.sort((a, b) => sign * compareDocumentPaths(a.path, b.path));
  }
}
