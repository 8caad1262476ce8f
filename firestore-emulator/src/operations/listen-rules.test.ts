import { afterAll, beforeAll, expect, test } from "vitest";
import { GrpcTestClient } from "../testing/grpc-client.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { RulesRegistry } from "./rules-registry.ts";

const PROJECT = "listen-rules";
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const ROOT = `${DATABASE}/documents`;
const ALICE = "Bearer e30.eyJzdWIiOiJhbGljZSJ9.";

const rulesWith = (statement: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /c/{id} { ${statement} } } }`;

const rules = new RulesRegistry();
let server: TestServer;
let client: GrpcTestClient;

beforeAll(async () => {
  server = await startTestServer({ rules });
  client = new GrpcTestClient(server);
});
afterAll(async () => {
  client.close();
  await server.close();
});

test("rules are asked when a target is added, not again while it listens", async () => {
  rules.load(PROJECT, rulesWith("allow read;"));
  const listening = client.open("Listen", ALICE);
  listening.send(watch(2));
  expect(await listening.response(2)).toMatchObject({ targetChange: { resumeToken: expect.any(String) } });
  rules.load(PROJECT, rulesWith("allow read: if false;"));
  await write(1);
  expect(await listening.response(3)).toMatchObject({ documentChange: { targetIds: [2] } });

  listening.send(watch(4));
  expect(await listening.response(5)).toMatchObject({ targetChange: { targetChangeType: "ADD" } });
  expect(await listening.response(6)).toMatchObject({
    targetChange: { targetChangeType: "REMOVE", targetIds: [4], cause: { code: 7 } },
  });
  await write(2);
  expect(await listening.response(7)).toMatchObject({ documentChange: { targetIds: [2] } });
  listening.end();
});

test("a target that is resumed is asked about again", async () => {
  rules.load(PROJECT, rulesWith("allow read;"));
  const first = client.open("Listen", ALICE);
  first.send(watch(2));
  const { targetChange } = Object(await first.response(2));
  first.end();
  rules.load(PROJECT, rulesWith("allow read: if false;"));
  const second = client.open("Listen", ALICE);
  second.send(watch(2, targetChange.resumeToken));
  expect(await second.response(1)).toMatchObject({
    targetChange: { targetChangeType: "REMOVE", cause: { code: 7 } },
  });
  second.end();
});

function watch(targetId: number, resumeToken?: string) {
  const structuredQuery = { from: [{ collectionId: "c" }] };
  return {
    database: DATABASE,
    addTarget: {
      query: { parent: ROOT, structuredQuery },
      targetId,
      ...(resumeToken !== undefined && { resumeToken }),
    },
  };
}

async function write(n: number): Promise<void> {
  const update = { name: `${ROOT}/c/a`, fields: { n: { integerValue: n } } };
  const { code } = await client.call("Commit", { database: DATABASE, writes: [{ update }] }, "Bearer owner");
  expect(code).toBe("OK");
}
