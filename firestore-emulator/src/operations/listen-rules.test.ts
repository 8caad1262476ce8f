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

test("a listener that new rules refuse is removed, those that they allow go on", async () => {
  rules.load(PROJECT, rulesWith("allow read;"));
  const alice = client.open("Listen", ALICE);
  alice.send(watch(2));
  expect(await alice.response(2)).toMatchObject({ targetChange: { resumeToken: expect.any(String) } });
  const owner = client.open("Listen", "Bearer owner");
  owner.send(watch(2));
  await owner.response(2);

  rules.load("another-project", rulesWith("allow read: if false;"));
  rules.load(PROJECT, rulesWith("allow read: if request.auth.uid == 'alice';"));
  await write(1);
  expect(await alice.response(3)).toMatchObject({ documentChange: { targetIds: [2] } });

  rules.load(PROJECT, rulesWith("allow read: if false;"));
  await write(2);
  expect(await alice.response(5)).toMatchObject({
    targetChange: { targetChangeType: "REMOVE", targetIds: [2], cause: { code: 7 } },
  });
  expect(await owner.response(5)).toMatchObject({ documentChange: { targetIds: [2] } });

  // The stream itself goes on.
  alice.send(watch(4));
  expect(await alice.response(6)).toMatchObject({ targetChange: { targetChangeType: "ADD" } });
  expect(await alice.response(7)).toMatchObject({
    targetChange: { targetChangeType: "REMOVE", targetIds: [4], cause: { code: 7 } },
  });
  alice.end();
  owner.end();
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
