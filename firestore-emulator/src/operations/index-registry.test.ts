import { describe, expect, test } from "vitest";
import { send } from "../testing/raw-http.ts";
import { grpcClientFixture, testServerFixture } from "../testing/test-server.ts";
import { parseIndexFile } from "./index-file.ts";
import { IndexRegistry } from "./index-registry.ts";

const BY_TIME = {
  collectionGroup: "c",
  queryScope: "COLLECTION",
  fields: [
    { fieldPath: "a", order: "ASCENDING" },
    { fieldPath: "`at time`", order: "DESCENDING" },
  ],
};
const GROUP = {
  collectionGroup: "c",
  fieldPath: "g",
  indexes: [{ order: "ASCENDING", queryScope: "COLLECTION_GROUP" }],
};
const FILE = { indexes: [BY_TIME], fieldOverrides: [GROUP] };

const strict = testServerFixture({ indexes: new IndexRegistry(parseIndexFile(JSON.stringify(FILE))) });
const lenient = testServerFixture();
const client = grpcClientFixture(strict);

const equalA = { fieldFilter: { field: { fieldPath: "a" }, op: "EQUAL", value: { integerValue: "1" } } };
const order = (fieldPath: string, direction = "ASCENDING") => ({ field: { fieldPath }, direction });
const sorted = {
  from: [{ collectionId: "c" }],
  where: equalA,
  orderBy: [order("`at time`", "DESCENDING")],
};
const ascending = { ...sorted, orderBy: [order("`at time`")] };
const equalG = { fieldFilter: { ...equalA.fieldFilter, field: { fieldPath: "g" } } };
const inGroup = { from: [{ collectionId: "c", allDescendants: true }], where: equalG };

const MISSING = {
  collectionGroup: "c",
  queryScope: "COLLECTION",
  fields: [
    { fieldPath: "a", order: "ASCENDING" },
    { fieldPath: "`at time`", order: "ASCENDING" },
  ],
};
const REFUSAL = {
  code: 400,
  status: "FAILED_PRECONDITION",
  message: `The query requires an index. Add it to firestore.indexes.json: ${JSON.stringify({ indexes: [MISSING], fieldOverrides: [] })}`,
};

type Server = typeof strict;

async function post(server: Server, project: string, verb: string, body: object) {
  const path = `/v1/projects/${project}/databases/(default)/documents:${verb}`;
  const { status, body: text } = await send(server, { method: "POST", path, body: JSON.stringify(body) });
  return { status, answer: JSON.parse(text) };
}

const runQuery = (server: Server, project: string, structuredQuery: object) =>
  post(server, project, "runQuery", { structuredQuery });

async function recorded(server: Server, project: string, database = "(default)") {
  const path = `/emulator/v1/projects/${project}/databases/${database}/indexes`;
  const { status, body } = await send(server, { method: "GET", path });
  return status === 200 ? JSON.parse(body) : status;
}

describe("with configured indexes", () => {
  test("a query that has its index is run, and another one is refused with the index that it needs", async () => {
    expect((await runQuery(strict, "p", sorted)).status).toBe(200);
    expect((await runQuery(strict, "p", inGroup)).status).toBe(200);
    const refused = await runQuery(strict, "p", ascending);
    expect(refused).toMatchObject({ status: 400, answer: { error: REFUSAL } });
  });

  test("an aggregation is refused as its query", async () => {
    const aggregations = [{ alias: "n", count: {} }];
    const count = (structuredQuery: object) =>
      post(strict, "p", "runAggregationQuery", {
        structuredAggregationQuery: { structuredQuery, aggregations },
      });
    expect((await count(sorted)).status).toBe(200);
    expect((await count(ascending)).answer).toMatchObject({ error: REFUSAL });
  });

  test("an ordered list of documents is refused as the query that it is", async () => {
    const list = async (orderBy: string) =>
      await send(strict, {
        method: "GET",
        path: `/v1/projects/p/databases/(default)/documents/c?orderBy=${encodeURIComponent(orderBy)}`,
      });
    expect((await list("a desc")).status).toBe(200);
    expect((await list("a, b")).status).toBe(400);
  });

  test("a listener to a query without its index is removed with the cause", async () => {
    const stream = client.open("Listen", "Bearer owner");
    const database = "projects/p/databases/(default)";
    const add = (targetId: number, structuredQuery: object) =>
      stream.send({
        database,
        addTarget: { targetId, query: { parent: `${database}/documents`, structuredQuery } },
      });
    add(2, ascending);
    expect(await stream.response(1)).toMatchObject({
      targetChange: { targetChangeType: "REMOVE", cause: { code: 9, message: REFUSAL.message } },
    });
    add(4, sorted);
    expect(await stream.response(3)).toMatchObject({ targetChange: { targetChangeType: "CURRENT" } });
    stream.end();
  });

  test("a query of a transaction that begins with it leaves no transaction behind", async () => {
    const options = { newTransaction: { readWrite: {} } };
    const refused = await post(strict, "p", "runQuery", { structuredQuery: ascending, ...options });
    expect(refused.status).toBe(400);
    const path = "/v1/projects/p/databases/(default)/documents/c/x";
    expect((await send(strict, { method: "PATCH", path, body: "{}" })).status).toBe(200);
  });
});

describe("the recorded indexes", () => {
  test("are those that queries have read and that are missing, of each database, without the automatic ones", async () => {
    expect(await recorded(strict, "recorded")).toEqual({ indexes: [], fieldOverrides: [] });
    await runQuery(strict, "recorded", { from: [{ collectionId: "c" }], where: equalA });
    expect(await recorded(strict, "recorded")).toMatchObject({ indexes: [] });
    for (const query of [sorted, ascending, sorted, inGroup]) await runQuery(strict, "recorded", query);
    expect(await recorded(strict, "recorded")).toEqual({
      indexes: [MISSING, BY_TIME],
      fieldOverrides: [GROUP],
    });
    expect(await recorded(strict, "recorded", "other")).toEqual({ indexes: [], fieldOverrides: [] });
  });

  test("are recorded without a configuration as well, and nothing is refused", async () => {
    expect((await runQuery(lenient, "p", ascending)).status).toBe(200);
    expect((await runQuery(lenient, "p", inGroup)).status).toBe(200);
    expect(await recorded(lenient, "p")).toEqual({ indexes: [MISSING], fieldOverrides: [GROUP] });
  });
});

describe("a file of indexes", () => {
  test("may have vector indexes and time-to-live policies, and leave out the scope of a field's index", () => {
    const vector = { fieldPath: "v", vectorConfig: { dimension: 3, flat: {} } };
    const file = {
      indexes: [{ collectionGroup: "c", queryScope: "COLLECTION", fields: [vector] }],
      fieldOverrides: [
        { collectionGroup: "c", fieldPath: "until", ttl: true, indexes: [{ order: "ASCENDING" }] },
        { collectionGroup: "c", fieldPath: "*", indexes: [] },
      ],
    };
    expect(parseIndexFile(JSON.stringify(file))).toEqual({
      composites: [],
      overrides: [
        {
          collectionGroup: "c",
          field: ["until"],
          indexes: [{ mode: "ASCENDING", queryScope: "COLLECTION" }],
        },
        { collectionGroup: "c", field: ["*"], indexes: [] },
      ],
    });
  });

  test.each([
    ["{", "JSON"],
    ['{"indexes":[{"collectionGroup":"c"}]}', "indexes[0]: has no fields"],
    ['{"indexes":[{"fields":[{"fieldPath":"a","order":"ASCENDING"}]}]}', "indexes[0].collectionGroup"],
    [
      '{"indexes":[{"collectionGroup":"c","fields":[{"fieldPath":"a","order":"UP"}]}]}',
      "indexes[0].fields[0]",
    ],
    [
      '{"indexes":[{"collectionGroup":"c","queryScope":"ALL","fields":[{"fieldPath":"a","order":"ASCENDING"}]}]}',
      "indexes[0].queryScope",
    ],
    ['{"fieldOverrides":[{"collectionGroup":"c","fieldPath":"a"}]}', "fieldOverrides[0].indexes"],
  ])("with a mistake is refused: %s", (text, place) => {
    expect(() => parseIndexFile(text)).toThrow(place);
  });
});
