import type { DocumentPath, StoredDocument } from "../model/document.ts";
import type { Query } from "../model/query.ts";
import { joinCollection } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import { newBatchBudget } from "../rules/lookups.ts";
import type { BatchBudget, Ruleset, RulesLookups, RulesMethod, RulesRequest } from "../rules/types.ts";
import type { Database } from "../state/database.ts";
import type { AuthorizeCommit, PendingCommit, PendingWrite } from "../state/types.ts";
import type { Access } from "./access.ts";
import type { OperationContext } from "./context.ts";

/** Authorizes the requests of a caller to a database. Throws PERMISSION_DENIED with the official message. */
export interface Authorizer {
  /** Authorizes reading a document, which may be missing. */
  get(path: DocumentPath, document: StoredDocument | undefined): void;
  /** Authorizes a query, independent of its results. */
  list(query: Query): void;
  /** Authorizes a commit; `undefined` when everything is allowed. */
  readonly authorize: AuthorizeCommit | undefined;
}

const ALLOW_ALL: Authorizer = { get() {}, list() {}, authorize: undefined };

/** An authorizer with the current rules of the database's project. */
export function authorizerFor(context: OperationContext, database: Database, access: Access): Authorizer {
  const ruleset = context.rules.get(database.projectId);
  if (access.kind === "admin" || ruleset === undefined) return ALLOW_ALL;
  const base = { databaseId: database.databaseId, auth: access.auth };
  return {
    get(path, document) {
      decide(ruleset, {
        ...base,
        ...readRequest(database),
        method: "get",
        path,
        resource: document ?? null,
        query: undefined,
      });
    },
    list(query) {
      decide(ruleset, {
        ...base,
        ...readRequest(database),
        method: "list",
        path: joinCollection(query.scope.parent, query.scope.collectionId ?? ""),
        resource: null,
        query,
      });
    },
    authorize(commit) {
      const budget = newBatchBudget(commit.writes.map(({ write }) => write.path));
      for (const write of commit.writes) decide(ruleset, { ...base, ...writeRequest(commit, write) }, budget);
    },
  };
}

function readRequest(database: Database): Pick<RulesRequest, "time" | "requestResource" | "lookups"> {
  // Lookups read the latest documents outside the transaction, without taking locks.
  const snapshot = database.read({ kind: "latest" });
  const get = (path: string) => snapshot.get(path);
  return {
    time: truncateToMillis(snapshot.readTime),
    requestResource: null,
    lookups: { get, getAfter: get },
  };
}

function writeRequest(commit: PendingCommit, { write, before, after }: PendingWrite) {
  const lookups: RulesLookups = {
    get: (path) => commit.before.get(path),
    getAfter: (path) => commit.after(path),
  };
  return {
    time: commit.requestTime,
    method: methodOf(write.kind, before),
    path: write.path,
    resource: before ?? null,
    requestResource: write.kind === "update" ? (after ?? null) : null,
    query: undefined,
    lookups,
    upsert: write.kind === "update" && write.precondition === undefined,
  };
}

function methodOf(kind: PendingWrite["write"]["kind"], before: StoredDocument | undefined): RulesMethod {
  if (kind === "update") return before ? "update" : "create";
  return kind === "delete" ? "delete" : "get";
}

function decide(ruleset: Ruleset, request: RulesRequest, budget?: BatchBudget): void {
  const decision = ruleset.decide(request, budget);
  if (!decision.allowed) throw new StatusError("PERMISSION_DENIED", decision.message);
}

function truncateToMillis(micros: bigint): bigint {
  return micros - (micros % 1000n);
}
