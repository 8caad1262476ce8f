import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadError, loadModule } from "./load-module.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a module that is there is given", async () => {
  expect(await loadModule(async () => "module")).toBe("module");
});

test("one that cannot be loaded is an error of its own, with the cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const loading = loadModule(() => Promise.reject(cause));
  await expect(loading).rejects.toThrow(LoadError);
  await expect(loading).rejects.toMatchObject({ name: "LoadError", cause });
});

test.each([
  ["never comes", () => new Promise<string>(() => {})],
  // The page is being left or loaded again.
  ["resolves to nothing", async () => undefined],
])("one that %s is such an error after ten seconds", async (_, load) => {
  let failure: unknown;
  loadModule<unknown>(load).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(9_900);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(failure).toBeInstanceOf(LoadError);
});

test("one that throws when it runs is no lost connection", async () => {
  const mistake = new TypeError("Intl.Segmenter is not a constructor");
  await expect(loadModule(() => Promise.reject(mistake))).rejects.toBe(mistake);
});
