import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "./database.ts";
import { Store } from "./store.ts";
import { integer, set } from "./testing/writes.ts";

let database: Database;
/** Reads in order: `1 reads 0`. */
let log: string[];

beforeEach(() => {
  vi.useFakeTimers();
  database = new Store().database("p", "(default)");
  log = [];
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** A transaction with a name for the log. */
class Client {
  readonly #name: string;
  readonly #id = database.beginTransaction({ kind: "readWrite" });
  #seen = 0n;

  constructor(name: string) {
    this.#name = name;
  }

  /** Reads when first in the queue. */
  async read(...paths: string[]): Promise<void> {
    const consistency = { kind: "transaction", id: this.#id } as const;
    await database.waitToRead(consistency, paths);
    for (const path of paths) {
      const value = database.read(consistency).get(path)?.fields.get("v");
      this.#seen = value?.kind === "integer" ? value.value : 0n;
      log.push(`${this.#name} reads ${this.#seen}`);
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
  it("read in order of arrival and all succeed at the first attempt", async () => {
    const clients = ["1", "2", "3", "4"].map((name) => new Client(name));
    await Promise.all(
      clients.map(async (client) => {
        await client.read("c/d");
        await client.increment("c/d");
      }),
    );
    expect(log).toEqual(["1 reads 0", "2 reads 1", "3 reads 2", "4 reads 3"]);
    expect(database.read({ kind: "latest" }).get("c/d")?.fields.get("v")).toEqual(integer(4));
  });

  it("wait 100 ms each for a transaction that does not end", async () => {
    const [idle, second, third] = ["1", "2", "3"].map((name) => new Client(name));
    await idle?.read("c/d");
    const reads = [second?.read("c/d"), third?.read("c/d")];
    await settle(99);
    expect(log).toEqual(["1 reads 0"]);
    await settle(1);
    expect(log).toEqual(["1 reads 0", "2 reads 0"]);
    await settle(100);
    expect(log).toEqual(["1 reads 0", "2 reads 0", "3 reads 0"]);
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
    expect(log).toEqual(["1 reads 0"]);
    first?.end();
    await waiting;
    expect(log).toEqual(["1 reads 0", "3 reads 0"]);
    third?.end();
  });

  it("do not wait for themselves, also after a timeout", async () => {
    const [first, second] = ["1", "2"].map((name) => new Client(name));
    await first?.read("c/d");
    await first?.read("c/d");
    const other = second?.read("c/d", "c/e");
    const again = second?.read("c/d");
    await settle(100);
    await Promise.all([other, again]);
    await first?.read("c/d");
    expect(log.filter((line) => line.startsWith("1"))).toHaveLength(3);
    for (const client of [first, second]) client?.end();
  });

  it("do not deadlock at several documents", async () => {
    const [first, second] = ["1", "2"].map((name) => new Client(name));
    const both = [first?.read("c/a", "c/b"), second?.read("c/b", "c/a")];
    await settle();
    first?.end();
    await Promise.all(both);
    expect(log).toEqual(["1 reads 0", "1 reads 0", "2 reads 0", "2 reads 0"]);
    second?.end();
  });
});

describe("no wait", () => {
  it("for another document, outside a transaction, or in a read-only transaction", async () => {
    const holder = new Client("1");
    await holder.read("c/d");
    const other = new Client("2");
    await other.read("c/e");
    expect(database.waitToRead({ kind: "latest" }, ["c/d"])).toBeUndefined();
    const id = database.beginTransaction({ kind: "readOnly" });
    expect(database.waitToRead({ kind: "transaction", id }, ["c/d"])).toBeUndefined();
    for (const client of [holder, other]) client.end();
    database.rollback(id);
  });
});
