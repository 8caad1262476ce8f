import { describe, expect, test } from "vitest";
import { StatusError } from "../model/status.ts";
import { send } from "../testing/raw-http.ts";
import { testServerFixture } from "../testing/test-server.ts";

const RULES =
  "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read; } } }";
const BROKEN =
  "service cloud.firestore { match /databases/{d}/documents { match /a/{b} { allow read: request.auth != null; } } }";

const calls: unknown[] = [];
const server = testServerFixture({
  onShutdown: () => calls.push("shutdown"),
  exportDatabase: async (database, target) => {
    calls.push({ exported: database.databaseId, ...target });
  },
  importDatabase: async (_database, file) => {
    throw new StatusError("INVALID_ARGUMENT", `${file} (No such file or directory)`);
  },
  triggers: {
    registerV1: (projectId, key, body) => calls.push({ v1: projectId, key, body }),
    registerV2: (projectId, key, body) => calls.push({ v2: projectId, key, body }),
  },
});

describe("process endpoints", () => {
  test("/ returns Ok, /shutdown calls onShutdown after the response", async () => {
    expect(await request("GET", "/?x=1")).toEqual({ status: 200, body: "Ok\n" });
    expect(await request("POST", "/shutdown")).toEqual({ status: 200, body: "Shutting down...\n" });
    expect(calls.splice(0)).toEqual(["shutdown"]);
  });

  test("/reset deletes the data", async () => {
    await put("reset", "c/a");
    expect(await request("POST", "/reset")).toEqual({ status: 200, body: "Resetting...\n" });
    expect(await exists("reset", "c/a")).toBe(false);
  });

  test.each([
    ["GET", "/reset"],
    ["POST", "/"],
    ["GET", "/nope"],
    ["GET", "/emulator/v1/projects/p"],
  ])("%s %s is not found", async (method, path) => {
    expect(await request(method, path)).toEqual({ status: 404, body: "Not Found\n" });
  });
});

describe("data endpoints", () => {
  test.each([
    ["documents", []],
    ["documents/", []],
    ["documents/c", ["d/x"]],
    ["documents/c/a", ["c/b", "d/x"]],
    ["documents/c/a/sub", ["c/a", "c/b", "d/x"]],
  ])("DELETE %s leaves %j", async (path, left) => {
    const all = ["c/a", "c/a/sub/s", "c/b", "d/x"];
    const project = `clear-${path.replaceAll("/", "-")}`;
    for (const document of all) await put(project, document);
    const url = `/emulator/v1/projects/${project}/databases/(default)/${path}`;
    expect(await request("DELETE", url)).toEqual({ status: 200, body: "{\n}\n" });
    const remaining = [];
    for (const document of all) if (await exists(project, document)) remaining.push(document);
    expect(remaining).toEqual(left);
  });
});

describe("security rules", () => {
  test("are loaded, returned and enforced for their project", async () => {
    expect(await load("rules-a", { content: RULES })).toMatchObject({ status: 200 });
    const current = JSON.parse((await request("GET", "/emulator/v1/projects/rules-a:securityRules")).body);
    expect(current.rules.files[0].content).toBe(RULES);
    const write = { method: "PATCH", path: documentPath("rules-a", "c/a"), body: "{}" };
    expect((await send(server, write)).status).toBe(403);
    expect((await send(server, { ...write, path: documentPath("rules-b", "c/a") })).status).toBe(200);
  });

  test("that do not compile are rejected, or reported with ignore_errors; the previous rules stay active", async () => {
    await load("rules-c", { content: RULES });
    const rejected = await load("rules-c", { content: BROKEN });
    expect(rejected.status).toBe(400);
    expect(JSON.parse(rejected.body).error.status).toBe("INVALID_ARGUMENT");
    const ignored = await load("rules-c", { content: BROKEN, ignore: true });
    expect(ignored.status).toBe(200);
    const [issue] = JSON.parse(ignored.body).issues;
    expect(issue).toMatchObject({
      severity: "ERROR",
      sourcePosition: { line: 1 },
      description: expect.any(String),
    });
    const current = JSON.parse((await request("GET", "/emulator/v1/projects/rules-c:securityRules")).body);
    expect(current.rules.files[0].content).toBe(RULES);
  });

  test("coverage has the values of each expression, as JSON and HTML", async () => {
    const rules = RULES.replace("allow read", "allow read: if request.auth.uid == '<x>'");
    await load("rules-d", { content: rules });
    await request("GET", documentPath("rules-d", "c/a"));
    const json = await request("GET", "/emulator/v1/projects/rules-d:ruleCoverage");
    expect(JSON.parse(json.body)).toMatchObject({
      rules: { files: [{ content: rules }] },
      report: [{ sourcePosition: { line: 1 }, values: [{ count: 1 }] }],
    });
    const page = await request("GET", "/emulator/v1/projects/rules-d:ruleCoverage.html");
    expect(page.body).toContain("request.auth.uid == &#39;&lt;x&gt;&#39;");
  });

  test("a malformed upload is rejected", async () => {
    const answer = await request("PUT", "/emulator/v1/projects/p:securityRules", '{"rules":{}}');
    expect(answer.status).toBe(400);
    expect(answer.body).toContain("Payload isn't valid for request.");
  });
});

describe("export, import and triggers", () => {
  test("an export calls its handler", async () => {
    const database = "projects/p/databases/second";
    const body = JSON.stringify({ database, export_directory: "/tmp/x", export_name: "n" });
    expect(await request("POST", "/emulator/v1/projects/p:export", body)).toEqual({
      status: 200,
      body: "{\n}\n",
    });
    expect(calls.splice(0)).toEqual([{ exported: "second", directory: "/tmp/x", name: "n" }]);
  });

  test.each([
    ["export", "{}", 'Database name \\"\\" lacks \\"projects\\" at index 0.'],
    ["export", '{"nope":"x"}', "Payload isn't valid for request."],
    [
      "import",
      '{"database":"projects/p/databases/(default)","export_directory":"f"}',
      "f (No such file or directory)",
    ],
  ])("an invalid %s request %s is rejected", async (verb, body, message) => {
    const answer = await request("POST", `/emulator/v1/projects/p:${verb}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(message);
  });

  test("triggers of both generations are registered", async () => {
    await request("PUT", "/emulator/v1/projects/p/triggers/key-1", '{"eventTrigger":{}}');
    await request(
      "POST",
      "/emulator/v1/projects/p/eventarcTrigger?eventarcTriggerId=key-2",
      '{"eventType":"t"}',
    );
    expect(calls.splice(0)).toEqual([
      { v1: "p", key: "key-1", body: { eventTrigger: {} } },
      { v2: "p", key: "key-2", body: { eventType: "t" } },
    ]);
  });
});

async function request(
  method: string,
  path: string,
  body?: string,
): Promise<{ status: number; body: string }> {
  const answer = await send(server, { method, path, body });
  return { status: answer.status, body: answer.body };
}

function load(project: string, { content, ignore }: { content: string; ignore?: boolean }) {
  const upload = { rules: { files: [{ content }] }, ...(ignore && { ignore_errors: true }) };
  return request("PUT", `/emulator/v1/projects/${project}:securityRules`, JSON.stringify(upload));
}

function documentPath(project: string, path: string): string {
  return `/v1/projects/${project}/databases/(default)/documents/${path}`;
}

async function put(project: string, path: string): Promise<void> {
  expect((await request("PATCH", documentPath(project, path), "{}")).status).toBe(200);
}

async function exists(project: string, path: string): Promise<boolean> {
  return (await request("GET", documentPath(project, path))).status === 200;
}
