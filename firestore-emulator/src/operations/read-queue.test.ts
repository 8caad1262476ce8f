import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { send } from "../testing/raw-http.ts";
import { testServerFixture } from "../testing/test-server.ts";

const ROOT = "projects/read-queue/databases/(default)/documents";
const NAME = `${ROOT}/c/counter`;

const server = testServerFixture();

// The wait does not time out, however long a request takes.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["BatchGetDocuments", (transaction: string) => post("batchGet", { documents: [NAME], transaction })],
  ["GetDocument", (transaction: string) => get(`?transaction=${encodeURIComponent(transaction)}`)],
])("%s in a transaction waits for the transaction that has read before", async (_rpc, read) => {
  await post("commit", { writes: [countTo(0)] });
  const { transaction: first } = JSON.parse(await post("beginTransaction"));
  const { transaction: second } = JSON.parse(await post("beginTransaction"));
  expect(await read(first)).toContain('"integerValue": "0"');
  const timers = vi.getTimerCount();
  const waiting = read(second);
  await vi.waitUntil(() => vi.getTimerCount() > timers);
  await post("commit", { writes: [countTo(1)], transaction: first });
  expect(await waiting).toContain('"integerValue": "1"');
  const { commitTime } = JSON.parse(await post("commit", { writes: [countTo(2)], transaction: second }));
  expect(commitTime).toEqual(expect.any(String));
});

function countTo(n: number) {
  return { update: { name: NAME, fields: { n: { integerValue: n } } } };
}

async function post(verb: string, body: unknown = {}): Promise<string> {
  const response = await send(server, {
    method: "POST",
    path: `/v1/${ROOT}:${verb}`,
    body: JSON.stringify(body),
  });
  return response.body;
}

async function get(query: string): Promise<string> {
  return (await send(server, { method: "GET", path: `/v1/${NAME}${query}` })).body;
}
