import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const TIMEOUT_MS = 2_000;

let real: IDBFactory;

beforeEach(() => {
  real = new IDBFactory();
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: real });
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Asks as a page does, and lets its time pass. */
async function check() {
  const { checkDatabase, isDatabaseStuck } = await import("./device-database.ts");
  const checked = checkDatabase();
  // What works answers within a few turns of the event loop.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await checked;
  return isDatabaseStuck;
}

function makeAuthDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const opening = real.open("firebaseLocalStorageDb", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("firebaseLocalStorage");
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

test("a database that works stays as it is, and none is left", async () => {
  const isStuck = await check();
  expect(isStuck()).toBe(false);
  expect(globalThis.indexedDB).toBe(real);
  expect(await real.databases()).toEqual([]);
  await makeAuthDatabase();
  vi.resetModules();
  expect((await check())()).toBe(false);
  expect(await real.databases()).toEqual([{ name: "firebaseLocalStorageDb", version: 1 }]);
});

test("one that refuses has answered", async () => {
  vi.spyOn(real, "open").mockImplementation(() => {
    throw new DOMException("private mode", "SecurityError");
  });
  expect((await check())()).toBe(false);
});

test("one that does not open is hidden until it does", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const listeners = new Map<string, () => void>();
  const opening = Object.assign(new IDBOpenDBRequest(), {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
  Object.defineProperty(opening, "error", { value: null });
  vi.spyOn(real, "open").mockReturnValue(opening);
  const isStuck = await check();
  expect(isStuck()).toBe(true);
  expect(globalThis.indexedDB).toBeUndefined();
  listeners.get("error")?.();
  await vi.waitFor(() => expect(isStuck()).toBe(false));
  expect(globalThis.indexedDB).toBe(real);
});

test("one that is new and opens late is shown again, and none is left", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const listen = IDBOpenDBRequest.prototype.addEventListener;
  const late: (() => void)[] = [];
  vi.spyOn(IDBOpenDBRequest.prototype, "addEventListener").mockImplementation(function hold(
    this: IDBOpenDBRequest,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
  ) {
    const call = (event: Event) => typeof listener === "function" && listener(event);
    listen.call(this, type, (event) => (type === "success" ? late.push(() => call(event)) : call(event)));
  });
  const isStuck = await check();
  expect(globalThis.indexedDB).toBeUndefined();
  vi.restoreAllMocks();
  for (const answer of late) answer();
  await vi.waitFor(() => expect(isStuck()).toBe(false));
  expect(globalThis.indexedDB).toBe(real);
  expect(await real.databases()).toEqual([]);
});

test.each([
  ["that is new", async () => {}],
  ["that is there", makeAuthDatabase],
])("one %s and whose transactions never end is hidden", async (_what, prepare) => {
  vi.spyOn(console, "warn").mockReturnValue();
  await prepare();
  vi.spyOn(IDBTransaction.prototype, "addEventListener").mockReturnValue();
  expect((await check())()).toBe(true);
});
