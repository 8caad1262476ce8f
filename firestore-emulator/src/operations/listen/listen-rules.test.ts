import { expect, test } from "vitest";
import { grpcClientFixture, testServerFixture } from "../../testing/test-server.ts";
import { RulesRegistry } from "../rules-registry.ts";

const PROJECT = "listen-rules";
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const ROOT = `${DATABASE}/documents`;
const ALICE = "Bearer e30.eyJzdWIiOiJhbGljZSJ9.";

const rulesWith = (statement: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /c/{id} { ${statement} } } }`;

const rules = new RulesRegistry();
const server = testServerFixture({ rules });
const client = grpcClientFixture(server);

test("new rules remove the targets that they deny and keep the others", async () => {
  rules.load(PROJECT, rulesWith("allow read;"));
  const alice = client.open("Listen", ALICE);
  alice.send(addTarget(2));
  expect(await alice.response(2)).toMatchObject({ targetChange: { resumeToken: expect.any(String) } });
  const owner = client.open("Listen", "Bearer owner");
  owner.send(addTarget(2));
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

  // The stream stays open.
  alice.send(addTarget(4));
  expect(await alice.response(6)).toMatchObject({ targetChange: { targetChangeType: "ADD" } });
  expect(await alice.response(7)).toMatchObject({
    targetChange: { targetChangeType: "REMOVE", targetIds: [4], cause: { code: 7 } },
  });
  alice.end();
  owner.end();
});

test("a resumed target is authorized again", async () => {
  rules.load(PROJECT, rulesWith("allow read;"));
  const first = client.open("Listen", ALICE);
  first.send(addTarget(2));
  const { targetChange } = Object(await first.response(2));
  first.end();
  rules.load(PROJECT, rulesWith("allow read: if false;"));
  const second = client.open("Listen", ALICE);
  second.send(addTarget(2, targetChange.resumeToken));
  expect(await second.response(1)).toMatchObject({
    targetChange: { targetChangeType: "REMOVE", cause: { code: 7 } },
  });
  second.end();
});

function addTarget(targetId: number, resumeToken?: string) {
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
