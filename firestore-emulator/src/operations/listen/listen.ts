import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { encodeMasked } from "../../codec/document.ts";
import { microsOf, timestampOf } from "../../codec/value.ts";
import {
  TargetChange_TargetChangeType as ChangeType,
  DocumentChangeSchema,
  DocumentDeleteSchema,
  DocumentRemoveSchema,
  ExistenceFilterSchema,
  type ListenRequest,
  type ListenResponse,
  ListenResponseSchema,
  type Target,
  TargetChangeSchema,
} from "../../generated/firestore_pb.js";
import type { FieldPath } from "../../model/query.ts";
import { formatDocumentName } from "../../model/resource-name.ts";
import { STATUS_CODES, StatusError } from "../../model/status.ts";
import type { Database } from "../../state/database.ts";
import type { CommitEvent, DocumentChange, Snapshot } from "../../state/types.ts";
import type { Access } from "../access.ts";
import { authorizerFor } from "../authorize.ts";
import { type OperationContext, openDatabase, requireSameDatabase } from "../context.ts";
import type { StreamHandler, StreamPeer } from "../rpc.ts";
import { decodeTarget, type RequestedTarget } from "./decode-target.ts";
import { type CommitListener, listenIndexOf } from "./listen-index.ts";
import type { ListenTarget, ResumeResult } from "./listen-target.ts";
import { type MergedUpdate, mergeUpdates, type TargetUpdates } from "./listen-updates.ts";
import type { ResumeTokens } from "./resume-token.ts";

type TargetChangeInit = MessageInitShape<typeof TargetChangeSchema>;
type Response = ListenResponse["responseType"];

/**
 * A Listen stream: targets on one database. For each addTarget it sends ADD, the documents, CURRENT and a global
 * snapshot; for each commit that affects targets, the documents and one global snapshot. Targets that are invalid or
 * denied by the rules, also after new rules, are removed with a cause; the other targets stay.
 */
export class ListenStream implements StreamHandler<"listen">, CommitListener {
  readonly #context: OperationContext;
  readonly #access: Access;
  readonly #peer: StreamPeer<"listen">;
  readonly #tokens: ResumeTokens;
  readonly #targets = new Map<number, ActiveTarget>();
  readonly #unsubscribeRules: () => void;
  #database: Database | undefined;
  #closed = false;

  constructor(context: OperationContext, access: Access, peer: StreamPeer<"listen">, tokens: ResumeTokens) {
    this.#context = context;
    this.#access = access;
    this.#peer = peer;
    this.#tokens = tokens;
    this.#unsubscribeRules = context.rules.subscribe((projectId) => this.#rulesChanged(projectId));
  }

  receive({ database: name, targetChange }: ListenRequest): void {
    if (this.#closed) return;
    try {
      const database = this.#open(name);
      if (targetChange.case === "addTarget") this.#add(database, targetChange.value);
      else this.#remove(targetChange.value ?? 0);
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
    requireSameDatabase(this.#database, name);
    return this.#database;
  }

  #add(database: Database, added: Target): void {
    const id = added.targetId;
    this.#drop(id);
    this.#sendChange(ChangeType.ADD, id);
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
    this.#sendChange(ChangeType.CURRENT, id, this.#snapshotAt(now.readTime));
    this.#sendTargetChange(this.#snapshotAt(now.readTime));
    if (added.once) this.#remove(id);
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
    this.#sendChange(ChangeType.REMOVE, id, {
      cause: { code: STATUS_CODES[error.code], message: error.message },
    });
  }

  /** Sends the changes since the client's resume token, or RESET and all documents when the token is too old. */
  #sendInitial(database: Database, id: number, target: ListenTarget, added: Target, now: Snapshot): void {
    const { resumeType: from } = added;
    const isResuming = from.value instanceof Uint8Array ? from.value.length > 0 : from.value !== undefined;
    const time =
      from.case === "resumeToken" ? this.#tokens.decode(from.value) : from.value && microsOf(from.value);
    const resumed = time === undefined ? undefined : resume(database, target, time, now);
    if (!resumed && isResuming) this.#sendChange(ChangeType.RESET, id);
    const updates = resumed?.updates ?? target.initial(now);
    this.#sendUpdates(database, [{ id, target, updates }], now.readTime);
    if (resumed && added.expectedCount !== undefined)
      this.#filter(id, target, added.expectedCount + resumed.countDelta, now);
  }

  /** Sends an existence filter when the client has a different number of documents; it then runs the query again. */
  #filter(id: number, target: ListenTarget, clientCount: number, now: Snapshot): void {
    const count = target.count(now);
    if (count !== clientCount)
      this.#send({ case: "filter", value: create(ExistenceFilterSchema, { targetId: id, count }) });
  }

  #remove(id: number): void {
    if (this.#drop(id)) this.#sendChange(ChangeType.REMOVE, id);
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
    this.#sendTargetChange(this.#snapshotAt(event.commitTime));
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
    if (document && targetIds.length > 0) {
      const encoded = encodeMasked(database, document, select);
      this.#send({
        case: "documentChange",
        value: create(DocumentChangeSchema, {
          document: encoded,
          targetIds: [...targetIds],
          removedTargetIds: [...removedTargetIds],
        }),
      });
      return;
    }
    const removal = {
      document: formatDocumentName(database, path),
      readTime: timestampOf(readTime),
      removedTargetIds: [...removedTargetIds],
    };
    this.#send(
      document
        ? { case: "documentRemove", value: create(DocumentRemoveSchema, removal) }
        : { case: "documentDelete", value: create(DocumentDeleteSchema, removal) },
    );
  }

  #sendChange(targetChangeType: ChangeType, id: number, rest: TargetChangeInit = {}): void {
    this.#sendTargetChange({ targetChangeType, targetIds: [id], ...rest });
  }

  #sendTargetChange(change: TargetChangeInit): void {
    this.#send({ case: "targetChange", value: create(TargetChangeSchema, change) });
  }

  #send(responseType: Response): void {
    this.#peer.send(create(ListenResponseSchema, { responseType }));
  }

  #snapshotAt(time: bigint): TargetChangeInit {
    return { resumeToken: this.#tokens.encode(time), readTime: timestampOf(time) };
  }

  #release(): void {
    this.#closed = true;
    this.#unsubscribeRules();
    for (const id of [...this.#targets.keys()]) this.#drop(id);
  }
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

interface ActiveTarget extends RequestedTarget {
  readonly release: () => void;
}
