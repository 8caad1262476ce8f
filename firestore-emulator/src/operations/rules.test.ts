import { beforeAll, describe, expect, test } from "vitest";
import { send } from "../testing/raw-http.ts";
import { testServerFixture } from "../testing/test-server.ts";

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write; }
    match /create-only/{id} { allow create; }
    match /pairs/{id} {
      allow write: if existsAfter(/databases/$(database)/documents/open/$(id));
    }
    match /stamped/{id} { allow write: if request.resource.data.at == request.time; }
    match /mine/{id} { allow list: if resource.data.owner == request.auth.uid; }
  }
}`;
const ALICE = "Bearer e30.eyJzdWIiOiJhbGljZSJ9.";
const ROOT = "projects/rules/databases/(default)/documents";

const server = testServerFixture();

beforeAll(async () => {
  const body = JSON.stringify({ rules: { files: [{ content: RULES }] } });
  const path = "/emulator/v1/projects/rules:securityRules";
  expect((await send(server, { method: "PUT", path, body })).status).toBe(200);
});

describe("commits", () => {
  test("rules are evaluated before preconditions", async () => {
    const update = { ...set("create-only/none"), currentDocument: { exists: true } };
    expect(await commit([update])).toBe(404);
    expect(await commit([{ ...set("closed/none"), currentDocument: { exists: true } }])).toBe(403);
  });

  test("a second write of the batch is an update, and one denied write denies all", async () => {
    expect(await commit([set("create-only/a"), set("create-only/a", 2)])).toBe(403);
    expect(await get("open/b")).toBe(404);
    expect(await commit([set("open/b"), set("closed/b")])).toBe(403);
    expect(await get("open/b")).toBe(404);
  });

  test("rules can read the documents after the whole batch", async () => {
    expect(await commit([set("pairs/p")])).toBe(403);
    expect(await commit([set("pairs/p"), set("open/p")])).toBe(200);
  });

  test("server time equals request.time", async () => {
    const updateTransforms = [{ fieldPath: "at", setToServerValue: "REQUEST_TIME" }];
    expect(await commit([{ ...set("stamped/a"), updateTransforms }])).toBe(200);
    expect(await commit([set("stamped/b")])).toBe(403);
  });

  test("rules do not apply to administrators", async () => {
    expect(await commit([set("closed/a")], "Bearer owner")).toBe(200);
  });
});

describe("reads", () => {
  test("a missing document that may not be read is denied, not missing", async () => {
    expect(await get("closed/none")).toBe(403);
    expect(await get("open/none")).toBe(404);
  });

  test("one denied document denies the whole batchGet", async () => {
    const documents = ["open/x", "closed/x"].map((path) => `${ROOT}/${path}`);
    expect(await post("batchGet", { documents })).toBe(403);
    expect(await post("batchGet", { documents: documents.slice(0, 1) })).toBe(200);
  });

  test("queries and aggregations are authorized by their filters", async () => {
    const all = { from: [{ collectionId: "mine" }] };
    const value = { stringValue: "alice" };
    const own = { ...all, where: { fieldFilter: { field: { fieldPath: "owner" }, op: "EQUAL", value } } };
    const counts = [{ count: {} }];
    expect(await post("runQuery", { structuredQuery: all }, ALICE)).toBe(403);
    expect(await post("runQuery", { structuredQuery: own }, ALICE)).toBe(200);
    const count = (structuredQuery: unknown) => ({
      structuredAggregationQuery: { structuredQuery, aggregations: counts },
    });
    expect(await post("runAggregationQuery", count(all), ALICE)).toBe(403);
    expect(await post("runAggregationQuery", count(own), ALICE)).toBe(200);
  });
});

function set(path: string, n = 1) {
  return { update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: String(n) } } } };
}

function commit(writes: readonly unknown[], authorization?: string): Promise<number> {
  return post("commit", { writes }, authorization);
}

async function post(verb: string, body: unknown, authorization?: string): Promise<number> {
  const headers = authorization === undefined ? {} : { Authorization: authorization };
  const path = `/v1/${ROOT}:${verb}`;
  return (await send(server, { method: "POST", path, headers, body: JSON.stringify(body) })).status;
}

async function get(path: string): Promise<number> {
  return (await send(server, { method: "GET", path: `/v1/${ROOT}/${path}` })).status;
}
