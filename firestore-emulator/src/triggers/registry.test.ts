import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Fields, Value } from "../model/document.ts";
import type { Write } from "../model/write.ts";
import type { Database } from "../state/database.ts";
import { Store } from "../state/store.ts";
import { TriggerRegistry } from "./registry.ts";

interface Delivery {
  readonly path: string | undefined;
  readonly contentType: string | undefined;
  readonly body: Record<string, unknown>;
}

let server: Server;
let deliveries: Delivery[];
let failures: string[];
let status: number;
let registry: TriggerRegistry;
let database: Database;

beforeEach(async () => {
  deliveries = [];
  failures = [];
  status = 200;
  server = createServer(async (request, response) => {
    const body: Record<string, unknown> = JSON.parse(await text(request));
    deliveries.push({ path: request.url, contentType: request.headers["content-type"], body });
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server.address());
  registry = new TriggerRegistry({
    functionsEmulator: `127.0.0.1:${port}`,
    log: (line) => failures.push(line),
  });
  database = new Store().database("demo-p", "(default)");
  registry.watch(database);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") {
    throw new Error("The test server has no port.");
  }
  return address.port;
}

const integer = (value: bigint): Value => ({ kind: "integer", value });

function set(path: string, fields: Readonly<Record<string, Value>>): Write {
  const entries: Fields = new Map(Object.entries(fields));
  return { kind: "update", path, precondition: undefined, fields: entries, mask: undefined, transforms: [] };
}

const remove = (path: string): Write => ({ kind: "delete", path, precondition: undefined });

async function commit(...writes: Write[]): Promise<void> {
  await database.commit(writes, {});
  await registry.delivered();
}

function v2(eventType: string, value: string, matchType = "PATH_PATTERN") {
  return {
    eventType: `google.cloud.firestore.document.v1.${eventType}`,
    database: "(default)",
    namespace: "(default)",
    document: { value, matchType },
  };
}

function v1(kind: string, path: string) {
  return {
    eventTrigger: {
      resource: `projects/demo-p/databases/(default)/documents/${path}`,
      eventType: `providers/cloud.firestore/eventTypes/document.${kind}`,
      service: "firestore.googleapis.com",
    },
  };
}

describe("2nd generation triggers", () => {
  test("receive one cloud event per change, with both documents and the update mask", async () => {
    registry.registerV2("demo-p", "region-onUser-0", v2("written", "users/{id}"));
    await commit(set("users/1", { a: integer(1n), keep: integer(2n) }));
    await commit(set("users/1", { a: integer(3n), keep: integer(2n) }));
    await commit(remove("users/1"));

    const name = "projects/demo-p/databases/(default)/documents/users/1";
    const side = (value: string) =>
      expect.objectContaining({
        name,
        fields: { a: { integerValue: value }, keep: { integerValue: "2" } },
        updateTime: expect.stringMatching(/Z$/),
      });
    expect(deliveries.map(({ body }) => body["data"])).toEqual([
      { value: side("1") },
      { value: side("3"), oldValue: side("1"), updateMask: { fieldPaths: ["a"] } },
      { oldValue: side("3") },
    ]);
    expect(deliveries[0]).toMatchObject({
      path: "/functions/projects/demo-p/triggers/region-onUser-0",
      contentType: "application/cloudevents+json",
      body: {
        specversion: "1.0",
        type: "google.cloud.firestore.document.v1.written",
        source: "//firestore.googleapis.com/projects/demo-p/databases/(default)",
        subject: "documents/users/1",
        project: "demo-p",
        database: "(default)",
        namespace: "(default)",
        document: "users/1",
        datacontenttype: "application/json",
      },
    });
    expect(new Set(deliveries.map(({ body }) => body["id"])).size).toBe(3);
  });

  test.each([
    ["created", 1],
    ["updated", 1],
    ["deleted", 1],
    ["written", 3],
  ])("of type %s receive only that type", async (kind, count) => {
    registry.registerV2("demo-p", "f", v2(kind, "c/{id}"));
    await commit(set("c/x", { n: integer(1n) }));
    await commit(set("c/x", { n: integer(2n) }));
    await commit(remove("c/x"));
    expect(deliveries).toHaveLength(count);
  });

  test("ignore writes without changes, other paths and other databases", async () => {
    registry.registerV2("demo-p", "f", v2("written", "c/{id}"));
    registry.registerV2("demo-p", "other", { ...v2("written", "c/{id}"), database: "db2" });
    await commit(set("c/x", { n: integer(1n) }));
    await commit(set("c/x", { n: integer(1n) }), set("d/x", {}), set("c/x/sub/y", {}));
    expect(deliveries).toHaveLength(1);
  });

  test("match exact paths literally", async () => {
    registry.registerV2("demo-p", "f", v2("written", "c/x", "EXACT"));
    await commit(set("c/x", {}), set("c/y", {}));
    expect(deliveries.map(({ body }) => body["document"])).toEqual(["c/x"]);
  });

  test("are replaced when registered again with the same key", async () => {
    registry.registerV2("demo-p", "f", v2("written", "old/{id}"));
    registry.registerV2("demo-p", "f", v2("written", "new/{id}"));
    await commit(set("old/x", {}), set("new/x", {}));
    expect(deliveries.map(({ body }) => body["document"])).toEqual(["new/x"]);
  });

  test("receive each change once when the database is watched twice", async () => {
    registry.registerV2("demo-p", "f", v2("written", "c/{id}"));
    registry.watch(database);
    await commit(set("c/x", {}));
    expect(deliveries).toHaveLength(1);
  });

  test("receive every document of a recursive delete, and no imported ones", async () => {
    registry.registerV2("demo-p", "f", v2("written", "{path=**}"));
    database.load([
      { path: "c/x", fields: new Map() },
      { path: "c/x/sub/y", fields: new Map() },
    ]);
    await registry.delivered();
    expect(deliveries).toEqual([]);
    database.deleteRecursively("");
    await registry.delivered();
    expect(deliveries.map(({ body }) => body["document"]).sort()).toEqual(["c/x", "c/x/sub/y"]);
  });
});

describe("1st generation triggers", () => {
  test("receive their legacy event with parameters and both documents", async () => {
    registry.registerV1("demo-p", "f", v1("write", "users/{uid}/notes/{note}"));
    await commit(set("users/1/notes/a", { n: integer(1n) }));
    expect(deliveries[0]).toMatchObject({
      contentType: "application/json",
      body: {
        eventType: "providers/cloud.firestore/eventTypes/document.write",
        resource: {
          service: "firestore.googleapis.com",
          name: "projects/demo-p/databases/(default)/documents/users/1/notes/a",
        },
        params: { uid: "1", note: "a" },
        data: { value: { fields: { n: { integerValue: "1" } } }, oldValue: {} },
      },
    });
  });

  test.each([["create"], ["update"], ["delete"]])("of type %s receive only that type", async (kind) => {
    registry.registerV1("demo-p", "f", v1(kind, "c/{id}"));
    await commit(set("c/x", { n: integer(1n) }));
    await commit(set("c/x", { n: integer(2n) }));
    await commit(remove("c/x"));
    expect(deliveries).toHaveLength(1);
  });
});

describe("the registry", () => {
  test("rejects invalid registrations", () => {
    const invalid = expect.objectContaining({ code: "INVALID_ARGUMENT" });
    expect(() => registry.registerV2("demo-p", "f", "text")).toThrow(invalid);
    expect(() => registry.registerV2("demo-p", "f", v2("polished", "c/{id}"))).toThrow(invalid);
    expect(() => registry.registerV1("demo-p", "f", { eventTrigger: {} })).toThrow(invalid);
    expect(() => registry.registerV1("demo-p", "f", v1("polish", "c/{id}"))).toThrow(invalid);
  });

  test("logs a failed delivery and continues", async () => {
    registry.registerV2("demo-p", "f", v2("written", "c/{id}"));
    status = 500;
    await commit(set("c/x", {}));
    status = 200;
    await commit(set("c/y", {}));
    expect(failures).toEqual(["Trigger f for c/x failed with status 500."]);
    expect(deliveries).toHaveLength(2);
  });

  test("logs when there is no Functions emulator at the address", async () => {
    server.closeAllConnections();
    server.close();
    registry.registerV2("demo-p", "f", v2("written", "c/{id}"));
    await commit(set("c/x", {}));
    expect(failures).toEqual([expect.stringContaining("could not be delivered")]);
  });
});
