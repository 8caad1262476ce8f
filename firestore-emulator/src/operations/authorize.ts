import type { DocumentPath, StoredDocument } from "../model/document.ts";
import type { Query } from "../model/query.ts";
import { joinCollection } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import { newBatchBudget } from "../rules/lookups.ts";
import type { BatchBudget, Ruleset, RulesLookups, RulesMethod, RulesRequest } from "../rules/types.ts";
import type { AuthorizeCommit, Database, PendingCommit, PendingWrite } from "../state/types.ts";
import type { Access } from "./access.ts";
import type { OperationContext } from "./context.ts";

/** Judges the requests of one caller on one database. Refusals are PERMISSION_DENIED with the official text. */
export interface Authorizer {
  /** Reading one document, which may be missing. */
  get(path: DocumentPath, document: StoredDocument | undefined): void;
  /** Running a query; it is judged by its form, never by its results. */
  list(query: Query): void;
  /** What a commit of this caller must pass; `undefined` when everything is allowed. */
  readonly authorize: AuthorizeCommit | undefined;
}

const ALLOW_ALL: Authorizer = { get() {}, list() {}, authorize: undefined };

/** The rules of the database's project as they are now, applied to that caller. */
export function authorizerFor(context: OperationContext, database: Database, access: Access): Authorizer {
  const ruleset = context.rules.get(database.projectId);
  if (access.kind === "admin" || ruleset === undefined) return ALLOW_ALL;
  const { projectId, databaseId } = database;
  const base = { projectId, databaseId, auth: access.auth };
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
  // Rule lookups read the latest state on their own: inside a transaction they must not take its locks.
  const snapshot = database.read({ kind: "latest" });
  const get = (path: string) => snapshot.get(path);
  return { time: wholeMillis(snapshot.readTime), requestResource: null, lookups: { get, getAfter: get } };
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

function wholeMillis(micros: bigint): bigint {
  return micros - (micros % 1000n);
}
