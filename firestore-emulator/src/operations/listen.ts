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
import { listenIndexOf, type WatchingStream } from "./listen-index.ts";
import {
  DocumentsTarget,
  type ListenTarget,
  QueryTarget,
  type Resumption,
  WindowTarget,
} from "./listen-target.ts";
import { type Telling, type Told, tellings } from "./listen-telling.ts";
import type { ResumeTokens } from "./resume-token.ts";
import type { StreamHandler, StreamPeer } from "./rpc.ts";

/**
 * A Listen stream: any number of targets on one database. Each addTarget is answered by ADD, the documents, CURRENT
 * and a global snapshot; each commit that concerns a target by its documents and one global snapshot. A target that
 * rules or validation refuse, or that new rules refuse later, is removed with the cause, and the others go on.
 */
export class ListenStream implements StreamHandler, WatchingStream {
  readonly #context: OperationContext;
  readonly #access: Access;
  readonly #peer: StreamPeer;
  readonly #tokens: ResumeTokens;
  readonly #targets = new Map<number, Watched>();
  readonly #forgetRules: () => void;
  #database: Database | undefined;
  #closed = false;

  constructor(context: OperationContext, access: Access, peer: StreamPeer, tokens: ResumeTokens) {
    this.#context = context;
    this.#access = access;
    this.#peer = peer;
    this.#tokens = tokens;
    this.#forgetRules = context.rules.subscribe((projectId) => this.#rulesChanged(projectId));
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
      const { target, authorize } = readTarget(database, added);
      authorize(authorizerFor(this.#context, database, this.#access), now);
      const release = listenIndexOf(database).add(target.interest, this, id);
      this.#targets.set(id, { target, authorize, release });
      this.#begin(database, id, target, added, now);
    } catch (error) {
      this.#refuse(id, error);
      return;
    }
    this.#send("CURRENT", id, this.#snapshotAt(now.readTime));
    this.#peer.send({ targetChange: this.#snapshotAt(now.readTime) });
    if (booleanOf(added, "once")) this.#remove(id);
  }

  /** Asks the rules of the project anew, for every target; those that they refuse now are removed with the cause. */
  #rulesChanged(projectId: string): void {
    const database = this.#database;
    if (database?.projectId !== projectId) return;
    const authorizer = authorizerFor(this.#context, database, this.#access);
    const now = database.read({ kind: "latest" });
    for (const [id, { authorize }] of [...this.#targets]) {
      try {
        authorize(authorizer, now);
      } catch (error) {
        this.#refuse(id, error);
      }
    }
  }

  #refuse(id: number, error: unknown): void {
    if (!(error instanceof StatusError)) throw error;
    this.#drop(id);
    this.#send("REMOVE", id, { cause: { code: STATUS_CODES[error.code], message: error.message } });
  }

  /** Tells the delta since the client's resume token where the log reaches back that far, else RESET and everything. */
  #begin(database: Database, id: number, target: ListenTarget, added: Message, now: Snapshot): void {
    const token = bytesOf(added, "resumeToken");
    const readTime = messageOf(added, "readTime");
    const time = token ? this.#tokens.decode(token) : readTime && microsOf(readTime);
    const resumed = time === undefined ? undefined : resume(database, target, time, now);
    if (!resumed && (token || readTime)) this.#send("RESET", id);
    const effects = resumed?.effects ?? target.start(now);
    this.#tell(database, [{ id, target, effects }], now.readTime);
    const known = wrappedNumberOf(added, "expectedCount");
    if (resumed && known !== undefined) this.#filter(id, target, known + resumed.growth, now);
  }

  /** An existence filter makes a client that holds other documents than it should begin anew. */
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

  committed(event: CommitEvent, changes: ReadonlyMap<number, readonly DocumentChange[]>): void {
    const database = this.#database;
    if (!database) return;
    let snapshot: Snapshot | undefined;
    const now = () => {
      snapshot ??= database.read({ kind: "latest" });
      return snapshot;
    };
    const told: Told[] = [];
    for (const [id, touched] of changes) {
      const target = this.#targets.get(id)?.target;
      const effects = target?.apply(touched, now) ?? [];
      if (target && effects.length > 0) told.push({ id, target, effects });
    }
    told.sort((a, b) => a.id - b.id);
    if (told.length === 0) return;
    this.#tell(database, told, event.commitTime);
    this.#peer.send({ targetChange: this.#snapshotAt(event.commitTime) });
  }

  /** One message per document for all targets together; a projected target's documents go out on their own. */
  #tell(database: Database, told: readonly Told[], readTime: bigint): void {
    const whole = told.filter(({ target }) => target.select === undefined);
    this.#tellGroup(database, whole, undefined, readTime);
    for (const one of told)
      if (one.target.select) this.#tellGroup(database, [one], one.target.select, readTime);
  }

  #tellGroup(
    database: Database,
    told: readonly Told[],
    select: readonly FieldPath[] | undefined,
    readTime: bigint,
  ): void {
    for (const telling of tellings(told)) this.#tellOne(database, telling, select, readTime);
  }

  #tellOne(
    database: Database,
    { path, document, into, out }: Telling,
    select: readonly FieldPath[] | undefined,
    readTime: bigint,
  ): void {
    const removed = out.length > 0 && { removedTargetIds: out };
    if (document && into.length > 0) {
      const encoded = encodeMasked(database, document, select);
      this.#peer.send({ documentChange: { document: encoded, targetIds: into, ...removed } });
    } else {
      const gone = { document: documentName(database, path), readTime: timestampOf(readTime), ...removed };
      this.#peer.send(document ? { documentRemove: gone } : { documentDelete: gone });
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
    this.#forgetRules();
    for (const id of [...this.#targets.keys()]) this.#drop(id);
  }
}

/** The target that a client asks for. @throws StatusError when it is none */
function readTarget(database: Database, added: Message): Pick<Watched, "target" | "authorize"> {
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
    authorize: (authorizer) => authorizer.list(query),
  };
}

/** What the commits since that time changed; `undefined` when not all of them are kept. */
function resume(
  database: Database,
  target: ListenTarget,
  time: bigint,
  now: Snapshot,
): Resumption | undefined {
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

interface Watched {
  readonly target: ListenTarget;
  /** Asks whether the caller may see it. @throws StatusError PERMISSION_DENIED */
  readonly authorize: (authorizer: Authorizer, now: Snapshot) => void;
  readonly release: () => void;
}
