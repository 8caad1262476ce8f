import { documentName, encodeMasked } from "../codec/document.ts";
import {
  booleanOf,
  bytesOf,
  type Message,
  messageOf,
  numberOf,
  stringOf,
  stringsOf,
  wrappedNumberOf,
} from "../codec/message.ts";
import { decodeQuery } from "../codec/query.ts";
import { microsOf, timestampOf } from "../codec/timestamp.ts";
import type { FieldPath } from "../model/query.ts";
import { formatDatabaseName, parseParentName } from "../model/resource-name.ts";
import { STATUS_CODES, StatusError } from "../model/status.ts";
import { validateQuery } from "../query/validate.ts";
import type { CommitEvent, Database, DocumentChange, Snapshot } from "../state/types.ts";
import type { Access } from "./access.ts";
import { type Authorizer, authorizerFor } from "./authorize.ts";
import { type OperationContext, openDatabase, pathReader } from "./context.ts";
import { type CommitListener, listenIndexOf } from "./listen-index.ts";
import {
  DocumentsTarget,
  type ListenTarget,
  QueryTarget,
  type ResumeResult,
  WindowTarget,
} from "./listen-target.ts";
import { type MergedUpdate, mergeUpdates, type TargetUpdates } from "./listen-updates.ts";
import type { ResumeTokens } from "./resume-token.ts";
import type { StreamHandler, StreamPeer } from "./rpc.ts";

/**
 * A Listen stream: targets on one database. For each addTarget it sends ADD, the documents, CURRENT and a global
 * snapshot; for each commit that affects targets, the documents and one global snapshot. Targets that are invalid or
 * denied by the rules, also after new rules, are removed with a cause; the other targets stay.
 */
export class ListenStream implements StreamHandler, CommitListener {
  readonly #context: OperationContext;
  readonly #access: Access;
  readonly #peer: StreamPeer;
  readonly #tokens: ResumeTokens;
  readonly #targets = new Map<number, ActiveTarget>();
  readonly #unsubscribeRules: () => void;
  #database: Database | undefined;
  #closed = false;

  constructor(context: OperationContext, access: Access, peer: StreamPeer, tokens: ResumeTokens) {
    this.#context = context;
    this.#access = access;
    this.#peer = peer;
    this.#tokens = tokens;
    this.#unsubscribeRules = context.rules.subscribe((projectId) => this.#rulesChanged(projectId));
  }

  receive(message: Message): void {
    if (this.#closed) return;
    try {
      const database = this.#open(stringOf(message, "database"));
      const added = messageOf(message, "addTarget");
      if (added) this.#add(database, added);
      else this.#remove(numberOf(message, "removeTarget"));
    } catch (error) {
      this.#release();
      this.#peer.fail(error);
    }
  }

  close(): void {
    if (this.#closed) return;
    this.#release();
    this.#peer.end();
  }

  #open(name: string): Database {
    if (!this.#database) {
      const database = openDatabase(this.#context, name);
      this.#database = database;
      return database;
    }
    const expected = formatDatabaseName(this.#database.projectId, this.#database.databaseId);
    if (name !== "" && name !== expected) {
      throw new StatusError(
        "INVALID_ARGUMENT",
        `Request specified a database (${name}) that did not match the expected database (${expected})`,
      );
    }
    return this.#database;
  }

  #add(database: Database, added: Message): void {
    const id = numberOf(added, "targetId");
    this.#drop(id);
    this.#send("ADD", id);
    const now = database.read({ kind: "latest" });
    try {
      const { target, authorize } = decodeTarget(this.#context, database, added);
      authorize(authorizerFor(this.#context, database, this.#access), now);
      const release = listenIndexOf(database).add(target.listenScope, this, id);
      this.#targets.set(id, { target, authorize, release });
      this.#sendInitial(database, id, target, added, now);
    } catch (error) {
      this.#reject(id, error);
      return;
    }
    this.#send("CURRENT", id, this.#snapshotAt(now.readTime));
    this.#peer.send({ targetChange: this.#snapshotAt(now.readTime) });
    if (booleanOf(added, "once")) this.#remove(id);
  }

  /** Authorizes all targets with the new rules; denied ones are removed with the cause. */
  #rulesChanged(projectId: string): void {
    const database = this.#database;
    if (database?.projectId !== projectId) return;
    const authorizer = authorizerFor(this.#context, database, this.#access);
    const now = database.read({ kind: "latest" });
    for (const [id, { authorize }] of [...this.#targets]) {
      try {
        authorize(authorizer, now);
      } catch (error) {
        this.#reject(id, error);
      }
    }
  }

  #reject(id: number, error: unknown): void {
    if (!(error instanceof StatusError)) throw error;
    this.#drop(id);
    this.#send("REMOVE", id, { cause: { code: STATUS_CODES[error.code], message: error.message } });
  }

  /** Sends the changes since the client's resume token, or RESET and all documents when the token is too old. */
  #sendInitial(database: Database, id: number, target: ListenTarget, added: Message, now: Snapshot): void {
    const token = bytesOf(added, "resumeToken");
    const readTime = messageOf(added, "readTime");
    const time = token ? this.#tokens.decode(token) : readTime && microsOf(readTime);
    const resumed = time === undefined ? undefined : resume(database, target, time, now);
    if (!resumed && (token || readTime)) this.#send("RESET", id);
    const updates = resumed?.updates ?? target.initial(now);
    this.#sendUpdates(database, [{ id, target, updates }], now.readTime);
    const expectedCount = wrappedNumberOf(added, "expectedCount");
    if (resumed && expectedCount !== undefined)
      this.#filter(id, target, expectedCount + resumed.countDelta, now);
  }

  /** Sends an existence filter when the client has a different number of documents; it then runs the query again. */
  #filter(id: number, target: ListenTarget, clientCount: number, now: Snapshot): void {
    const count = target.count(now);
    if (count !== clientCount) this.#peer.send({ filter: { targetId: id, count } });
  }

  #remove(id: number): void {
    if (this.#drop(id)) this.#send("REMOVE", id);
  }

  #drop(id: number): boolean {
    this.#targets.get(id)?.release();
    return this.#targets.delete(id);
  }

  onCommit(event: CommitEvent, changes: ReadonlyMap<number, readonly DocumentChange[]>): void {
    const database = this.#database;
    if (!database) return;
    let snapshot: Snapshot | undefined;
    const now = () => {
      snapshot ??= database.read({ kind: "latest" });
      return snapshot;
    };
    const targetUpdates: TargetUpdates[] = [];
    for (const [id, scopeChanges] of changes) {
      const target = this.#targets.get(id)?.target;
      const updates = target?.apply(scopeChanges, now) ?? [];
      if (target && updates.length > 0) targetUpdates.push({ id, target, updates });
    }
    targetUpdates.sort((a, b) => a.id - b.id);
    if (targetUpdates.length === 0) return;
    this.#sendUpdates(database, targetUpdates, event.commitTime);
    this.#peer.send({ targetChange: this.#snapshotAt(event.commitTime) });
  }

  /** One message per document for all targets; targets with `select` are sent separately. */
  #sendUpdates(database: Database, targetUpdates: readonly TargetUpdates[], readTime: bigint): void {
    const withoutSelect = targetUpdates.filter(({ target }) => target.select === undefined);
    this.#sendMerged(database, withoutSelect, undefined, readTime);
    for (const projected of targetUpdates)
      if (projected.target.select) this.#sendMerged(database, [projected], projected.target.select, readTime);
  }

  #sendMerged(
    database: Database,
    targetUpdates: readonly TargetUpdates[],
    select: readonly FieldPath[] | undefined,
    readTime: bigint,
  ): void {
    for (const update of mergeUpdates(targetUpdates)) this.#sendUpdate(database, update, select, readTime);
  }

  #sendUpdate(
    database: Database,
    { path, document, targetIds, removedTargetIds }: MergedUpdate,
    select: readonly FieldPath[] | undefined,
    readTime: bigint,
  ): void {
    const removed = removedTargetIds.length > 0 && { removedTargetIds };
    if (document && targetIds.length > 0) {
      const encoded = encodeMasked(database, document, select);
      this.#peer.send({ documentChange: { document: encoded, targetIds, ...removed } });
    } else {
      const removal = { document: documentName(database, path), readTime: timestampOf(readTime), ...removed };
      this.#peer.send(document ? { documentRemove: removal } : { documentDelete: removal });
    }
  }

  #send(type: "ADD" | "REMOVE" | "CURRENT" | "RESET", id: number, rest: Message = {}): void {
    this.#peer.send({ targetChange: { targetChangeType: type, targetIds: [id], ...rest } });
  }

  #snapshotAt(time: bigint): Message {
    return { resumeToken: this.#tokens.encode(time), readTime: timestampOf(time) };
  }

  #release(): void {
    this.#closed = true;
    this.#unsubscribeRules();
    for (const id of [...this.#targets.keys()]) this.#drop(id);
  }
}

/** Decodes a Target message. @throws StatusError when it is invalid */
function decodeTarget(
  context: OperationContext,
  database: Database,
  added: Message,
): Pick<ActiveTarget, "target" | "authorize"> {
  const named = messageOf(added, "documents");
  if (named) {
    const paths = stringsOf(named, "documents").map(pathReader(database));
    return {
      target: new DocumentsTarget(paths),
      authorize(authorizer, now) {
        for (const path of paths) authorizer.get(path, now.get(path));
      },
    };
  }
  const requested = messageOf(added, "query");
  const structured = messageOf(requested, "structuredQuery") ?? {};
  if (messageOf(structured, "findNearest")) {
    throw new StatusError("UNIMPLEMENTED", "find_nearest cannot be listened to.");
  }
  const query = decodeQuery(parseParentName(stringOf(requested, "parent")).path, structured);
  validateQuery(query);
  return {
    target:
      query.limit === undefined && query.offset === 0 ? new QueryTarget(query) : new WindowTarget(query),
    authorize(authorizer) {
      authorizer.list(query);
      context.indexes.check(database, query);
    },
  };
}

/** The changes of the target since the time; `undefined` when the commit log is incomplete since then. */
function resume(
  database: Database,
  target: ListenTarget,
  time: bigint,
  now: Snapshot,
): ResumeResult | undefined {
  const commits = database.commitsSince(time);
  if (!commits) return undefined;
  try {
    return target.resume(
      { commits, snapshot: () => database.read({ kind: "readTime", readTime: time }) },
      now,
    );
  } catch (error) {
    if (error instanceof StatusError) return undefined;
    throw error;
  }
}

interface ActiveTarget {
  readonly target: ListenTarget;
  /** Checks the access of the caller. @throws StatusError PERMISSION_DENIED */
  readonly authorize: (authorizer: Authorizer, now: Snapshot) => void;
  readonly release: () => void;
}
