import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Store } from "./store.ts";
import { integer, set } from "./testing/writes.ts";
import type { Database } from "./types.ts";

let database: Database;
/** What happened, in order: `1 reads 0`, `1 ends`. */
let story: string[];

beforeEach(() => {
  vi.useFakeTimers();
  database = new Store().database("p", "(default)");
  story = [];
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** A transaction that is told of by its name. */
class Client {
  readonly #name: string;
  readonly #id = database.beginTransaction({ kind: "readWrite" });
  #seen = 0n;

  constructor(name: string) {
    this.#name = name;
  }

  /** Reads when it is its turn. */
  async read(...paths: string[]): Promise<void> {
    const consistency = { kind: "transaction", id: this.#id } as const;
    await database.turnToRead(consistency, paths);
    for (const path of paths) {
      const value = database.read(consistency).get(path)?.fields.get("v");
      this.#seen = value?.kind === "integer" ? value.value : 0n;
      story.push(`${this.#name} reads ${this.#seen}`);
    }
  }

  async increment(path: string): Promise<void> {
    await database.commit([set(path, { v: Number(this.#seen) + 1 })], { transaction: this.#id });
  }

  end(): void {
    database.rollback(this.#id);
  }
}

async function settle(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe("transactions that read the same document", () => {
  it("have their turns in the order they came, and all succeed at their first attempt", async () => {
    const clients = ["1", "2", "3", "4"].map((name) => new Client(name));
    await Promise.all(
      clients.map(async (client) => {
        await client.read("c/d");
        await client.increment("c/d");
      }),
    );
    expect(story).toEqual(["1 reads 0", "2 reads 1", "3 reads 2", "4 reads 3"]);
    expect(database.read({ kind: "latest" }).get("c/d")?.fields.get("v")).toEqual(integer(4));
  });

  it("wait for one that does not end for 100 ms, whatever their number", async () => {
    const [idle, second, third] = ["1", "2", "3"].map((name) => new Client(name));
    await idle?.read("c/d");
    const reads = [second?.read("c/d"), third?.read("c/d")];
    await settle(99);
    expect(story).toEqual(["1 reads 0"]);
    await settle(1);
    expect(story).toEqual(["1 reads 0", "2 reads 0"]);
    await settle(100);
    expect(story).toEqual(["1 reads 0", "2 reads 0", "3 reads 0"]);
    await Promise.all(reads);
    for (const client of [idle, second, third]) client?.end();
  });

  it("leave the queue when they end", async () => {
    const [first, second, third] = ["1", "2", "3"].map((name) => new Client(name));
    await first?.read("c/d");
    const ended = expect(second?.read("c/d")).rejects.toMatchObject({ code: "ABORTED" });
    const waiting = third?.read("c/d");
    second?.end();
    await ended;
    expect(story).toEqual(["1 reads 0"]);
    first?.end();
    await waiting;
    expect(story).toEqual(["1 reads 0", "3 reads 0"]);
    third?.end();
  });

  it("do not wait for themselves, also when their turn was cut short", async () => {
    const [first, second] = ["1", "2"].map((name) => new Client(name));
    await first?.read("c/d");
    await first?.read("c/d");
    const other = second?.read("c/d", "c/e");
    const again = second?.read("c/d");
    await settle(100);
    await Promise.all([other, again]);
    await first?.read("c/d");
    expect(story.filter((line) => line.startsWith("1"))).toHaveLength(3);
    for (const client of [first, second]) client?.end();
  });

  it("wait at several documents without waiting for each other", async () => {
    const [first, second] = ["1", "2"].map((name) => new Client(name));
    const both = [first?.read("c/a", "c/b"), second?.read("c/b", "c/a")];
    await settle();
    first?.end();
    await Promise.all(both);
    expect(story).toEqual(["1 reads 0", "1 reads 0", "2 reads 0", "2 reads 0"]);
    second?.end();
  });
});

describe("nobody waits", () => {
  it("at another document, outside a transaction, or to read an instant", async () => {
    const holder = new Client("1");
    await holder.read("c/d");
    const other = new Client("2");
    await other.read("c/e");
    expect(database.turnToRead({ kind: "latest" }, ["c/d"])).toBeUndefined();
    const id = database.beginTransaction({ kind: "readOnly" });
    expect(database.turnToRead({ kind: "transaction", id }, ["c/d"])).toBeUndefined();
    for (const client of [holder, other]) client.end();
    database.rollback(id);
  });
});
