import { expect, test } from "vitest";
import { send } from "../testing/raw-http.ts";
import { testServerFixture } from "../testing/test-server.ts";

const DOCUMENTS = "projects/batch/databases/(default)/documents";
const OWNER = { Authorization: "Bearer owner" };

const server = testServerFixture();

const set = (path: string, fields: object, currentDocument?: object) => ({
  update: { name: `${DOCUMENTS}/${path}`, fields },
  currentDocument,
});

test.each([
  ["a reserved field name", { __x__: { nullValue: null } }, "field name __x__ is reserved"],
  [
    "a nested array",
    { a: { arrayValue: { values: [{ arrayValue: {} }] } } },
    "Nested arrays are not allowed",
  ],
])("writes nothing when a write is invalid: %s", async (_, invalid, message) => {
  for (const writes of [
    [set("c/valid", {}), set("c/invalid", invalid)],
    [set("c/invalid", invalid), set("c/valid", {})],
  ]) {
    const response = await batchWrite(writes);
    expect([response.status, JSON.parse(response.body).error.message]).toEqual([400, message]);
    const path = `/v1/${DOCUMENTS}/c/valid`;
    expect((await send(server, { method: "GET", path, headers: OWNER })).status).toBe(404);
  }
});

test("reports writes that fail in the present state by themselves", async () => {
  const response = await batchWrite([set("c/a", {}, { exists: true }), set("c/b", {})]);
  const { status } = JSON.parse(response.body);
  expect([response.status, status]).toEqual([200, [expect.objectContaining({ code: 5 }), {}]]);
});

function batchWrite(writes: readonly object[]) {
  const body = JSON.stringify({ writes });
  return send(server, { method: "POST", path: `/v1/${DOCUMENTS}:batchWrite`, headers: OWNER, body });
}
