import { expect, test } from "vitest";
import { send } from "../testing/raw-http.ts";
import { testServerFixture } from "../testing/test-server.ts";

const DOCUMENTS = "projects/transactions/databases/(default)/documents";
const NAME = `${DOCUMENTS}/c/d`;

const server = testServerFixture();

test.each(["OPTIMISTIC", "PESSIMISTIC", "CONCURRENCY_MODE_UNSPECIFIED"])(
  "the concurrency mode %s is accepted, and the transaction locks what it reads",
  async (concurrencyMode) => {
    const begun = await post("beginTransaction", { options: { readWrite: { concurrencyMode } } });
    expect(begun.status).toBe(200);
    await post("batchGet", { documents: [NAME], transaction: begun.json.transaction });
    const other = post("commit", { writes: [{ update: { name: NAME } }] });
    await post("commit", {
      writes: [{ update: { name: NAME, fields: { own: { booleanValue: true } } } }],
      transaction: begun.json.transaction,
    });
    expect((await other).status).toBe(200);
    const { body } = await send(server, { method: "GET", path: `/v1/${NAME}` });
    expect(JSON.parse(body).fields).toBeUndefined();
  },
);

test("another concurrency mode is rejected", async () => {
  const { status } = await post("beginTransaction", { options: { readWrite: { concurrencyMode: "MANY" } } });
  expect(status).toBe(400);
});

async function post(verb: string, request: object) {
  const path = `/v1/${DOCUMENTS}:${verb}`;
  const { status, body } = await send(server, { method: "POST", path, body: JSON.stringify(request) });
  return { status, json: JSON.parse(body) };
}
