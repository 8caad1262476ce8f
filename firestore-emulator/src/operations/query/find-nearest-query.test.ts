import { beforeAll, describe, expect, test } from "vitest";
import { send } from "../../testing/raw-http.ts";
import { testServerFixture } from "../../testing/test-server.ts";

type Json = Record<string, unknown>;

const DOCUMENTS = "projects/nearest/databases/(default)/documents";
const double = (value: number) => ({ doubleValue: value });
const array = (...values: Json[]) => ({ arrayValue: { values } });
const typed = (fields: Json) => ({
  mapValue: { fields: { __type__: { stringValue: "__vector__" }, ...fields } },
});
const vector = (...numbers: number[]) => typed({ value: array(...numbers.map(double)) });

const SEARCH = {
  vectorField: { fieldPath: "v" },
  queryVector: vector(1, 1),
  distanceMeasure: "EUCLIDEAN",
  limit: 10,
};
const CURSOR = { values: [{ referenceValue: `${DOCUMENTS}/v/a` }] };
const BY_NAME = [{ field: { fieldPath: "__name__" } }];

const server = testServerFixture();

beforeAll(() => put("v/a", { v: vector(1, 1), k: { integerValue: "1" } }));

describe("an invalid vector search is rejected", () => {
  test.each<[string, string, Json, Json]>([
    ["no vector", "Cannot convert firestore.v1.Value with type unset.", { queryVector: undefined }, {}],
    ["another value", "Query Value must be of type vector.", { queryVector: double(1) }, {}],
    ["an array", "Query Value must be of type vector.", { queryVector: array(double(1)) }, {}],
    ["an empty vector", "Cannot have a zero length vector.", { queryVector: vector() }, {}],
    [
      "integers",
      "Vector must only contain values of type 'double'",
      { queryVector: typed({ value: array({ integerValue: "1" }) }) },
      {},
    ],
    ["no elements", "Vector map is missing key 'value'.", { queryVector: typed({}) }, {}],
    [
      "a third key",
      "Vector value map has extraneous entries.",
      { queryVector: typed({ value: array(double(1)), x: double(1) }) },
      {},
    ],
    ...[0, -1, 1001, undefined].map((limit): [string, string, Json, Json] => [
      `the limit ${limit}`,
      "FindNearest.limit must be a positive integer of no more than 1000",
      { limit },
      {},
    ]),
    ["no measure", "Unknown Distance Measure.", { distanceMeasure: undefined }, {}],
    ["no field", "Invalid empty property path string.", { vectorField: undefined }, {}],
    ["a query limit", "A query limit cannot be used with FindNearest", {}, { limit: 1 }],
    ["an offset", "A query offset cannot be used with FindNearest", {}, { offset: 1 }],
    ["a cursor", "A cursor cannot be used with FindNearest", {}, { orderBy: BY_NAME, startAt: CURSOR }],
    ...["__name__", "__x__"].map((name): [string, string, Json, Json] => [
      `the result field ${name}`,
      `The distanceResultField.property.name "${name}" is reserved.`,
      { distanceResultField: name },
      {},
    ]),
  ])("%s", async (_, message, search, query) => {
    const { status, body } = await find(search, query);
    expect([status, JSON.parse(body).error.message]).toEqual([400, message]);
  });

  test("the first of several faults is reported", async () => {
    const faults: [string, Json, Json][] = [
      ["Query Value must be of type vector.", { queryVector: double(1) }, {}],
      ["FindNearest.limit must be a positive integer of no more than 1000", { limit: 0 }, {}],
      ["Unknown Distance Measure.", { distanceMeasure: undefined }, {}],
      ["Invalid empty property path string.", { vectorField: undefined }, {}],
      ["A query limit cannot be used with FindNearest", {}, { limit: 1 }],
      ["A query offset cannot be used with FindNearest", {}, { offset: 1 }],
      ["A cursor cannot be used with FindNearest", {}, { orderBy: BY_NAME, startAt: CURSOR }],
      ['The distanceResultField.property.name "__x__" is reserved.', { distanceResultField: "__x__" }, {}],
    ];
    for (const [index, [message]] of faults.entries()) {
      const rest = faults.slice(index);
      const search = Object.assign({}, ...rest.map(([, changes]) => changes));
      const query = Object.assign({}, ...rest.map(([, , changes]) => changes));
      const { body } = await find(search, query);
      expect(JSON.parse(body).error.message).toBe(message);
    }
  });
});

test("a projection contains the distance only when it selects the result field", async () => {
  const select = (fieldPath: string) => ({ select: { fields: [{ fieldPath }] } });
  const search = { distanceResultField: "d" };
  expect(await fieldsOf(search, select("k"))).toEqual({ k: { integerValue: "1" } });
  expect(await fieldsOf(search, select("d"))).toEqual({ d: { doubleValue: 0 } });
});

test("aggregations are of the nearest documents that have the aggregated fields", async () => {
  const k = { field: { fieldPath: "k" } };
  const search = { vectorField: { fieldPath: "w" }, limit: 1 };
  await put("v/near", { w: vector(1, 1) });
  await put("v/middle", { w: vector(1, 2), k: { integerValue: "2" } });
  await put("v/far", { w: vector(5, 5), k: { integerValue: "9" } });
  expect(await aggregateNearest(search, [{ alias: "n", count: {} }])).toEqual({ n: { integerValue: "1" } });
  expect(await aggregateNearest(search, [{ alias: "s", sum: k }])).toEqual({ s: { integerValue: "2" } });
});

async function put(path: string, fields: Json): Promise<void> {
  const body = JSON.stringify({ writes: [{ update: { name: `${DOCUMENTS}/${path}`, fields } }] });
  expect((await send(server, { method: "POST", path: `/v1/${DOCUMENTS}:commit`, body })).status).toBe(200);
}

async function aggregateNearest(search: Json, aggregations: Json[]): Promise<unknown> {
  const structuredQuery = { from: [{ collectionId: "v" }], findNearest: { ...SEARCH, ...search } };
  const body = JSON.stringify({ structuredAggregationQuery: { structuredQuery, aggregations } });
  const path = `/v1/${DOCUMENTS}:runAggregationQuery`;
  const response = await send(server, { method: "POST", path, body });
  return JSON.parse(response.body)[0].result.aggregateFields;
}

function find(search: Json, query: Json) {
  const structuredQuery = { from: [{ collectionId: "v" }], findNearest: { ...SEARCH, ...search }, ...query };
  const body = JSON.stringify({ structuredQuery });
  return send(server, { method: "POST", path: `/v1/${DOCUMENTS}:runQuery`, body });
}

async function fieldsOf(search: Json, query: Json): Promise<unknown> {
  const { body } = await find(search, query);
  return JSON.parse(body)[0].document.fields;
}
