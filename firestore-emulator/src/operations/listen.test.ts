import { beforeEach, describe, expect, test } from "vitest";
import type { GrpcTestCall } from "../testing/grpc-client.ts";
import { grpcClientFixture, testServerFixture } from "../testing/test-server.ts";

const OWNER = "Bearer owner";

/** A Listen stream with its responses as text: `ADD 2`, `change c/a in 2`, `snapshot`. */
class Stream {
  readonly #call: GrpcTestCall;
  #read = 0;
  token = "";

  constructor() {
    this.#call = client.open("Listen", OWNER);
  }

  send(request: unknown): void {
    this.#call.send({ database: database(), ...Object(request) });
  }

  /** The next responses up to the next global snapshot. */
  async untilSnapshot(): Promise<string[]> {
    const seen: string[] = [];
    for (;;) {
      const text = await this.next();
      seen.push(text);
      if (text === "snapshot" || text.startsWith("ended")) return seen;
    }
  }

  async next(): Promise<string> {
    const response: WireResponse = JSON.parse(JSON.stringify(await this.#call.response(this.#read)));
    this.#read += 1;
    this.token = response.targetChange?.resumeToken ?? this.token;
    return shorten(response);
  }

  close(): void {
    this.#call.end();
  }

  get ended(): Promise<{ code: string }> {
    return this.#call.outcome;
  }
}

interface WireResponse {
  readonly code?: string;
  readonly targetChange?: {
    readonly targetChangeType?: string;
    readonly targetIds?: readonly number[];
    readonly cause?: { readonly code: number };
    readonly resumeToken?: string;
  };
  readonly documentChange?: WireDocument;
  readonly documentDelete?: WireDocument;
  readonly documentRemove?: WireDocument;
  readonly filter?: { readonly targetId: number; readonly count?: number };
}

interface WireDocument {
  readonly document: string | { readonly name: string };
  readonly targetIds?: readonly number[];
  readonly removedTargetIds?: readonly number[];
}

const server = testServerFixture();
const client = grpcClientFixture(server);
let project = 0;

beforeEach(() => {
  project += 1;
});

describe("targets", () => {
  test("a query target receives ADD, its documents, CURRENT and a snapshot", async () => {
    await commit(set("c/a", 1), set("c/b", 2), set("other/x", 1));
    const stream = new Stream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    expect(await stream.untilSnapshot()).toEqual([
      "ADD 2",
      "change c/a in 2",
      "change c/b in 2",
      "CURRENT 2",
      "snapshot",
    ]);
    stream.close();
    expect(await stream.ended).toMatchObject({ code: "OK" });
  });

  test("one commit is one snapshot for all targets, with each document once", async () => {
    await commit(set("c/a", 1), set("c/b", 2));
    const stream = new Stream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    await stream.untilSnapshot();
    stream.send(listenTo(4, { from: [{ collectionId: "c" }], where: below(2) }));
    await stream.untilSnapshot();
    stream.send({ addTarget: { documents: { documents: [name("c/b")] }, targetId: 6 } });
    await stream.untilSnapshot();
    await commit(set("c/a", 5), remove("c/b"), set("c/c", 0), set("other/x", 1));
    expect((await stream.untilSnapshot()).sort()).toEqual([
      "change c/a in 2 out 4",
      "change c/c in 2,4",
      "delete c/b out 2,6",
      "snapshot",
    ]);
    stream.close();
  });

  test("a document that no longer matches is removed, not deleted", async () => {
    await commit(set("c/a", 1));
    const stream = new Stream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }], where: below(2) }));
    await stream.untilSnapshot();
    await commit(set("c/a", 3));
    expect(await stream.untilSnapshot()).toEqual(["remove c/a out 2", "snapshot"]);
    stream.close();
  });

  test("a write that changes nothing is sent again", async () => {
    await commit(set("c/a", 1));
    const stream = new Stream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    await stream.untilSnapshot();
    await commit(set("c/a", 1));
    expect(await stream.untilSnapshot()).toEqual(["change c/a in 2", "snapshot"]);
    stream.close();
  });

  test("the window of a query with a limit is updated", async () => {
    await commit(set("c/a", 1), set("c/b", 2), set("c/c", 3));
    const stream = new Stream();
    stream.send(
      listenTo(2, { from: [{ collectionId: "c" }], orderBy: [{ field: { fieldPath: "n" } }], limit: 2 }),
    );
    expect(await stream.untilSnapshot()).toEqual([
      "ADD 2",
      "change c/a in 2",
      "change c/b in 2",
      "CURRENT 2",
      "snapshot",
    ]);
    await commit(set("c/d", 0));
    expect((await stream.untilSnapshot()).sort()).toEqual([
      "change c/d in 2",
      "remove c/b out 2",
      "snapshot",
    ]);
    await commit(remove("c/a"));
    expect((await stream.untilSnapshot()).sort()).toEqual([
      "change c/b in 2",
      "delete c/a out 2",
      "snapshot",
    ]);
    stream.close();
  });

  test("a removed target is confirmed and receives nothing more; an unknown one is ignored", async () => {
    const stream = new Stream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    await stream.untilSnapshot();
    stream.send({ removeTarget: 99 });
    stream.send({ removeTarget: 2 });
    expect(await stream.next()).toBe("REMOVE 2");
    await commit(set("c/a", 1));
    stream.send(listenTo(4, { from: [{ collectionId: "c" }] }));
    expect(await stream.untilSnapshot()).toEqual(["ADD 4", "change c/a in 4", "CURRENT 4", "snapshot"]);
    stream.close();
  });

  test("an invalid target is removed with its cause; the others stay", async () => {
    const stream = new Stream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    await stream.untilSnapshot();
    stream.send(listenTo(4, { from: [{ collectionId: "c" }], limit: -1 }));
    expect([await stream.next(), await stream.next()]).toEqual(["ADD 4", "REMOVE 4 cause 3"]);
    await commit(set("c/a", 1));
    expect(await stream.untilSnapshot()).toEqual(["change c/a in 2", "snapshot"]);
    stream.close();
  });

  test("clearing the database is sent to listeners", async () => {
    await commit(set("c/a", 1));
    const stream = new Stream();
    stream.send(listenTo(2, { from: [{ collectionId: "c" }] }));
    await stream.untilSnapshot();
    await fetch(`${server.url}/emulator/v1/${database()}/documents`, { method: "DELETE" });
    expect(await stream.untilSnapshot()).toEqual(["delete c/a out 2", "snapshot"]);
    stream.close();
  });
});

describe("resuming", () => {
  const ALL = { from: [{ collectionId: "c" }] };
  const WINDOW = { ...ALL, orderBy: [{ field: { fieldPath: "n" } }], limit: 2 };

  test.each([
    ["a query", ALL, ["change c/b in 2", "change c/d in 2", "delete c/a out 2"]],
    ["a limited query", WINDOW, ["change c/b in 2", "change c/d in 2", "delete c/a out 2"]],
  ])("%s with its token receives only the changes since then", async (_kind, query, expected) => {
    await commit(set("c/a", 1), set("c/b", 2), set("c/c", 9));
    const first = new Stream();
    first.send(listenTo(2, query));
    await first.untilSnapshot();
    first.close();
    await commit(remove("c/a"));
    await commit(set("c/b", 3), set("c/d", 0), set("other/x", 1));
    const second = new Stream();
    second.send(listenTo(2, query, { resumeToken: first.token }));
    const [added, ...rest] = await second.untilSnapshot();
    expect(added).toBe("ADD 2");
    expect(rest.slice(0, -2).sort()).toEqual(expected);
    expect(rest.slice(-2)).toEqual(["CURRENT 2", "snapshot"]);
    second.close();
  });

  test("a document that was deleted since then", async () => {
    await commit(set("c/a", 1));
    const target = { documents: { documents: [name("c/a")] }, targetId: 2 };
    const first = new Stream();
    first.send({ addTarget: target });
    await first.untilSnapshot();
    first.close();
    await commit(remove("c/a"));
    const second = new Stream();
    second.send({ addTarget: { ...target, resumeToken: first.token, expectedCount: 1 } });
    expect(await second.untilSnapshot()).toEqual(["ADD 2", "delete c/a out 2", "CURRENT 2", "snapshot"]);
    second.close();
  });

  describe("with an expected_count that differs", () => {
    test.each([
      ["a query", ALL, 3],
      ["a limited query", WINDOW, 2],
    ])("%s receives an existence filter with the actual count", async (_kind, query, count) => {
      await commit(set("c/a", 1), set("c/b", 2), set("c/c", 9));
      const first = new Stream();
      first.send(listenTo(2, query));
      await first.untilSnapshot();
      first.close();
      await commit(remove("c/b"), set("c/d", 0));
      const second = new Stream();
      second.send(listenTo(2, query, { resumeToken: first.token, expectedCount: count }));
      expect((await second.untilSnapshot()).filter((text) => text.startsWith("filter"))).toEqual([]);
      second.send(listenTo(4, query, { resumeToken: first.token, expectedCount: count + 1 }));
      expect((await second.untilSnapshot()).slice(-3)).toEqual([
        `filter 4 count ${count}`,
        "CURRENT 4",
        "snapshot",
      ]);
      second.close();
    });

    test("a document that never existed receives an existence filter", async () => {
      const first = new Stream();
      const target = { documents: { documents: [name("c/a")] }, targetId: 2 };
      first.send({ addTarget: target });
      await first.untilSnapshot();
      first.send({ addTarget: { ...target, targetId: 4, resumeToken: first.token, expectedCount: 1 } });
      expect(await first.untilSnapshot()).toEqual(["ADD 4", "filter 4 count 0", "CURRENT 4", "snapshot"]);
      first.close();
    });

    test("a read time works like a token", async () => {
      await commit(set("c/a", 1));
      const { responses } = await client.call("GetDocument", { name: name("c/a") }, OWNER);
      const readTime = Object(responses[0]).updateTime;
      const stream = new Stream();
      stream.send(listenTo(2, ALL, { readTime, expectedCount: 2 }));
      expect(await stream.untilSnapshot()).toEqual(["ADD 2", "filter 2 count 1", "CURRENT 2", "snapshot"]);
      stream.close();
    });
  });

  test("with a token of another server process resets the target", async () => {
    await commit(set("c/a", 1));
    const stream = new Stream();
    stream.send(listenTo(2, ALL, { resumeToken: Buffer.from("something else").toString("base64") }));
    expect(await stream.untilSnapshot()).toEqual([
      "ADD 2",
      "RESET 2",
      "change c/a in 2",
      "CURRENT 2",
      "snapshot",
    ]);
    stream.close();
  });
});

function database(): string {
  return `projects/listen-${project}/databases/(default)`;
}

function name(path: string): string {
  return `${database()}/documents/${path}`;
}

function set(path: string, n: number): unknown {
  return { update: { name: name(path), fields: { n: { integerValue: String(n) } } } };
}

function remove(path: string): unknown {
  return { delete: name(path) };
}

function below(n: number): unknown {
  return { fieldFilter: { field: { fieldPath: "n" }, op: "LESS_THAN", value: { integerValue: String(n) } } };
}

function listenTo(targetId: number, structuredQuery: unknown, resume: object = {}): unknown {
  return {
    addTarget: { query: { parent: `${database()}/documents`, structuredQuery }, targetId, ...resume },
  };
}

async function commit(...writes: unknown[]): Promise<void> {
  expect(await client.call("Commit", { database: database(), writes }, OWNER)).toMatchObject({ code: "OK" });
}

function shorten(response: WireResponse): string {
  const { targetChange, documentChange, documentDelete, documentRemove, filter } = response;
  if (filter) return `filter ${filter.targetId} count ${filter.count ?? 0}`;
  if (targetChange) {
    const { targetChangeType, targetIds = [], cause } = targetChange;
    const type = targetChangeType === undefined ? "snapshot" : `${targetChangeType} ${targetIds.join(",")}`;
    return cause ? `${type} cause ${cause.code}` : type;
  }
  if (documentChange) return `change ${describeDocument(documentChange)}`;
  if (documentDelete) return `delete ${describeDocument(documentDelete)}`;
  if (documentRemove) return `remove ${describeDocument(documentRemove)}`;
  return `ended ${response.code}`;
}

function describeDocument({ document, targetIds = [], removedTargetIds = [] }: WireDocument): string {
  const full = typeof document === "string" ? document : document.name;
  const path = full.slice(full.indexOf("/documents/") + "/documents/".length);
  const into = targetIds.length > 0 ? ` in ${targetIds.join(",")}` : "";
  return `${path}${into}${removedTargetIds.length > 0 ? ` out ${removedTargetIds.join(",")}` : ""}`;
}
