import { describe, expect, test } from "vitest";
import type { Scope } from "../../model/query.ts";
import type { Database } from "../../state/database.ts";
import { Store } from "../../state/store.ts";
import { type CommitListener, type ListenScope, listenIndexOf } from "./listen-index.ts";

/** Records the paths that each of its targets receives. */
class RecordingListener implements CommitListener {
  readonly received: string[] = [];
  calls = 0;

  onCommit(...[, changes]: Parameters<CommitListener["onCommit"]>): void {
    this.calls += 1;
    for (const [target, scopeChanges] of changes) {
      this.received.push(...scopeChanges.map(({ path }) => `${target}:${path}`));
    }
  }
}

const documents = (...paths: string[]): ListenScope => ({ kind: "documents", paths });
const scope = (part: Partial<Scope>): ListenScope => ({
  kind: "query",
  scope: { parent: "", collectionId: undefined, allDescendants: false, ...part },
});

describe("a commit notifies", () => {
  test.each<[string, ListenScope, string[]]>([
    ["named documents", documents("c/a", "c/a/d/x"), ["1:c/a", "1:c/a/d/x"]],
    ["a collection", scope({ collectionId: "c" }), ["1:c/a", "1:c/b"]],
    ["a collection below a document", scope({ parent: "c/a", collectionId: "d" }), ["1:c/a/d/x"]],
    ["a collection group", scope({ collectionId: "d", allDescendants: true }), ["1:c/a/d/x", "1:d/y"]],
    ["everything", scope({ allDescendants: true }), ["1:c/a", "1:c/b", "1:c/a/d/x", "1:d/y"]],
  ])("the listener of %s", async (_what, listenScope, received) => {
    const database = newDatabase();
    const stream = new RecordingListener();
    const release = listenIndexOf(database).add(listenScope, stream, 1);
    await write(database, ["c/a", "c/b", "c/a/d/x", "d/y"]);
    expect(stream.received).toEqual(received);
    expect(stream.calls).toBe(1);
    release();
    await write(database, ["c/a", "c/a/d/x", "d/y"]);
    expect(stream.calls).toBe(1);
  });

  test("a stream once for all its targets, and no other streams", async () => {
    const database = newDatabase();
    const index = listenIndexOf(database);
    const others = Array.from({ length: 1_000 }, () => new RecordingListener());
    for (const [at, other] of others.entries()) {
      index.add(documents(`c/other${at}`), other, 2);
      index.add(scope({ collectionId: `c${at}` }), other, 4);
    }
    const stream = new RecordingListener();
    index.add(documents("c/a"), stream, 2);
    index.add(scope({ collectionId: "c" }), stream, 4);
    await write(database, ["c/a", "c/b"]);
    expect(stream.received).toEqual(["2:c/a", "4:c/a", "4:c/b"]);
    expect(stream.calls).toBe(1);
    expect(others.filter(({ calls }) => calls > 0)).toEqual([]);
  });
});

function newDatabase(): Database {
  return new Store().database("p", "(default)");
}

async function write(database: Database, paths: readonly string[]): Promise<void> {
  await database.commit(
    paths.map((path) => ({
      kind: "update",
      path,
      precondition: undefined,
      fields: new Map([["t", { kind: "timestamp", micros: database.now() }]]),
      mask: undefined,
      transforms: [],
    })),
    {},
  );
}
