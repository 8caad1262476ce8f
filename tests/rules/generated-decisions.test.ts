import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { messageFromJson } from "../../firestore-emulator/src/codec/json.ts";
import { IndexRegistry, RulesRegistry, Store } from "../../firestore-emulator/src/index.ts";
import { StatusError } from "../../firestore-emulator/src/model/status.ts";
import {
  type Caller,
  requestSchema,
  type ServerStreamRpc,
  type UnaryRpc,
} from "../../firestore-emulator/src/operations/rpc.ts";
import { FirestoreService } from "../../firestore-emulator/src/operations/service.ts";
import { pick, type Random, randomFrom } from "../support/functions/mutate.ts";
import { randomSeed } from "../support/soak.ts";

const DECISIONS = 20_000;
const SEED = randomSeed();

const PROJECT = "demo-generated-rules";
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

/** What anyone may read, written down here again. */
const PUBLIC = ["programs", "packages", "icons", "images", "comments", "claims", "orders", "faq"];

const SEGMENTS = [
  ...PUBLIC,
  ...["compacks", "activities", "configs", "users", "bills", "coupons", "redemptions", "assessments", "mail"],
  ...["content", "local", "beta-1", "owner", "other", "Programs", "programs2", "package", "content2", "one"],
];

const CALLERS = [
  null,
  { sub: "owner" },
  { sub: "other", admin: true },
  { sub: "owner", email_verified: true },
];

type Act = "get" | "batch" | "list" | "query" | "group" | "create" | "update" | "delete" | "commit";

const READS: readonly Act[] = ["get", "batch", "list", "query"];
const ACTS: readonly Act[] = [...READS, ...READS, "group", "create", "update", "delete", "commit"];

const rules = new RulesRegistry();
rules.load(PROJECT, readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8"));
const service = new FirestoreService({ store: new Store(), rules, indexes: new IndexRegistry() });

/** A path that is near to those of the product, with so many segments. */
function pathOf(length: number, random: Random): string[] {
  const path = Array.from({ length }, () => pick(SEGMENTS, random));
  if (random() < 0.7) path[0] = "content";
  if (random() < 0.7) path[1] = "local";
  if (random() < 0.7 && length > 2) path[2] = pick(PUBLIC, random);
  return path;
}

function callerOf(claims: object | null): Caller {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return { authorization: claims === null ? undefined : `Bearer ${part({ alg: "none" })}.${part(claims)}.` };
}

/** The model: nobody writes, and everybody reads the documents of the public collections, one by one or all. */
function mayDo(act: Act, path: readonly string[]): boolean {
  const [content, , collection = ""] = path;
  return READS.includes(act) && path.length === 4 && content === "content" && PUBLIC.includes(collection);
}

function ask(act: Act, path: readonly string[], caller: Caller): Promise<unknown> {
  const name = `${ROOT}/${path.join("/")}`;
  const parent = [ROOT, ...path.slice(0, -2)].join("/");
  const [collectionId = "", documentId = ""] = path.slice(-2);
  const select = (allDescendants: boolean): RequestJson => ({
    parent: allDescendants ? ROOT : parent,
    structuredQuery: { from: [{ collectionId, allDescendants }] },
  });
  switch (act) {
    case "get":
      return call("getDocument", { name }, caller);
    case "batch":
      return stream("batchGetDocuments", { database: databaseName, documents: [name] }, caller);
    case "list":
      return call("listDocuments", { parent, collectionId }, caller);
    case "query":
      return stream("runQuery", select(false), caller);
    case "group":
      return stream("runQuery", select(true), caller);
    case "create":
      return call("createDocument", { parent, collectionId, documentId, document: {} }, caller);
    case "update":
      return call("updateDocument", { document: { name, fields: {} } }, caller);
    case "delete":
      return call("deleteDocument", { name }, caller);
    case "commit":
      return call("commit", { database: databaseName, writes: [{ delete: name }] }, caller);
  }
}

type RequestJson = Parameters<typeof messageFromJson>[1];

function call(rpc: UnaryRpc, request: RequestJson, caller: Caller): Promise<unknown> {
  return service.unary(rpc, messageFromJson(requestSchema(rpc), request), caller);
}

function stream(rpc: ServerStreamRpc, request: RequestJson, caller: Caller): Promise<unknown> {
  return service.serverStream(rpc, messageFromJson(requestSchema(rpc), request), caller);
}

const databaseName = `projects/${PROJECT}/databases/(default)`;

/** Whether the rules let it be done; a document that does not exist was let be read. */
async function isLet(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (error instanceof StatusError && error.code === "NOT_FOUND") return true;
    if (error instanceof StatusError && error.code === "PERMISSION_DENIED") return false;
    throw error;
  }
}

test(`${DECISIONS} generated decisions are those of the model (seed ${SEED})`, {
  timeout: 120_000,
}, async () => {
  const random = randomFrom(SEED);
  let allowed = 0;
  for (let made = 0; made < DECISIONS; made += 1) {
    const act = pick(ACTS, random);
    const path = pathOf(pick([2, 4, 4, 4, 4, 6], random), random);
    const claims = pick(CALLERS, random);
    const expected = mayDo(act, path);
    const decision = await isLet(ask(act, path, callerOf(claims)));
    expect([act, path, claims, decision]).toEqual([act, path, claims, expected]);
    if (decision) allowed += 1;
  }
  // Both happen often, or the paths show nothing.
  expect(allowed).toBeGreaterThan(DECISIONS / 10);
  expect(allowed).toBeLessThan((DECISIONS * 9) / 10);
});
