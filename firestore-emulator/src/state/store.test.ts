import { describe, expect, it } from "vitest";
import { Store } from "./store.ts";
import { current, set } from "./testing/writes.ts";

describe("Store", () => {
  it("isolates databases and creates each once", async () => {
    const store = new Store();
    const first = store.database("p", "(default)");
    expect(store.database("p", "(default)")).toBe(first);
    await first.commit([set("c/d", {})], {});
    expect(current(store.database("p", "other"), "c/d")).toBeUndefined();
    expect(current(store.database("q", "(default)"), "c/d")).toBeUndefined();
    expect(store.databases().map(({ projectId, databaseId }) => `${projectId}/${databaseId}`)).toEqual([
      "p/(default)",
      "p/other",
      "q/(default)",
    ]);
  });

  it("times are strictly increasing even when the wall clock stops or goes back", () => {
    let wall = 1_000n;
    const store = new Store({ wallClock: () => wall });
    const [a, b] = [store.database("p", "a"), store.database("p", "b")];
    const first = a.now();
    const second = b.now();
    wall = 10n;
    const third = a.now();
    wall = 5_000n;
    expect([second > first, third > second, b.now()]).toEqual([true, true, 5_000n]);
  });

  it("seeds each database at its first access and again after a reset", async () => {
    const store = new Store({
      seed: (database) => database.load([{ path: `c/${database.projectId}`, fields: new Map() }]),
    });
    const database = store.database("p", "(default)");
    const paths = () => [...database.documents()].map((document) => document.path);
    expect(paths()).toEqual(["c/p"]);
    database.deleteRecursively("");
    await database.commit([set("c/own", {})], {});
    expect(paths()).toEqual(["c/own"]);
    store.reset();
    expect(paths()).toEqual(["c/p"]);
  });
});
