import { DAY_MS } from "@mindle/domain/time";
import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CACHE_VERSION } from "./indexeddb-persister.ts";
import { createQueryClient } from "./query-client.ts";

const DATABASE = "query-cache";
const STORE = "cache";
const KEY = ["steps"];

beforeEach(() => void vi.stubGlobal("indexedDB", new IDBFactory()));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page, which has modules of its own: its cache, and when that is restored. */
async function openPage() {
  vi.resetModules();
  const { persistCache } = await import("./persist-cache.ts");
  const queryClient = createQueryClient();
  return { queryClient, restored: persistCache(queryClient) };
}

async function persistedText(): Promise<string> {
  const database = await openDB(DATABASE);
  const text: string = await database.get(STORE, STORE);
  database.close();
  return text;
}

/** A page reads something, which is persisted. */
async function readSomething(): Promise<void> {
  const { queryClient, restored } = await openPage();
  await restored;
  await queryClient.fetchQuery({
    queryKey: KEY,
    queryFn: async () => "what was read",
    meta: { persist: true },
  });
  await expect.poll(persistedText).toContain("what was read");
}

test("what a page has read before its cache is restored is persisted", async () => {
  vi.resetModules();
  const { persistCache } = await import("./persist-cache.ts");
  const queryClient = createQueryClient();
  await queryClient.fetchQuery({ queryKey: KEY, queryFn: async () => "early", meta: { persist: true } });
  await persistCache(queryClient);
  await expect.poll(persistedText, { timeout: 5_000 }).toContain("early");
});

test.each([
  [29, true],
  [31, false],
])("what was read %i days ago is restored: %s", async (days, isRestored) => {
  await readSomething();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * DAY_MS });
  const { queryClient, restored } = await openPage();
  await restored;
  expect(queryClient.getQueryData(KEY)).toBe(isRestored ? "what was read" : undefined);
});

test("what another version persisted is not restored", async () => {
  await readSomething();
  const text = await persistedText();
  const database = await openDB(DATABASE);
  const other = text.replace(`"buster":"${CACHE_VERSION} `, `"buster":"${CACHE_VERSION - 1} `);
  await database.put(STORE, other, STORE);
  database.close();
  const { queryClient, restored } = await openPage();
  await restored;
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
});

test("a database that never opens holds up a page for a second at most", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(indexedDB, "open").mockReturnValue(new IDBOpenDBRequest());
  const { restored } = await openPage();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(restored).resolves.toBeUndefined();
});

test("what a page reads after another tab has cleared user data is not persisted", async () => {
  const { queryClient, restored } = await openPage();
  const { localJson } = await import("../storage/storage.ts");
  await restored;
  await queryClient.fetchQuery({ queryKey: KEY, queryFn: async () => "before", meta: { persist: true } });
  await expect.poll(persistedText).toContain("before");
  localJson.write("clearedAt", "by another tab");
  await queryClient.fetchQuery({ queryKey: KEY, queryFn: async () => "after", meta: { persist: true } });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await persistedText()).not.toContain("after");
  localJson.remove("clearedAt");
});

test("what a change puts into the cache for a user who is gone is not persisted", async () => {
  const { queryClient, restored } = await openPage();
  await restored;
  const meta = { persist: true };
  await queryClient.fetchQuery({
    queryKey: ["user", "gone", "info"],
    queryFn: async () => "of another",
    meta,
  });
  await queryClient.fetchQuery({ queryKey: KEY, queryFn: async () => "of anyone", meta });
  await expect.poll(persistedText).toContain("of anyone");
  expect(await persistedText()).not.toContain("of another");
});
