import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isFailedImport, LoadError, loadModule } from "./load-module.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a module that is there is given", async () => {
  expect(await loadModule(async () => "module")).toBe("module");
});

test("one that did not arrive is asked for once more, by another address", async () => {
  const address = "data:text/javascript,export%20const%20answer=42//.js";
  const cause = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  expect(await loadModule(() => Promise.reject(cause))).toMatchObject({ answer: 42 });
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

test.each([
  "Failed to fetch dynamically imported module: https://mindle.example/assets/a-1.js",
  "error loading dynamically imported module: https://mindle.example/assets/a-1.js",
  "Importing a module script failed.",
  "'text/html' is not a valid JavaScript MIME type.",
  "Unable to preload CSS for /assets/a-1.css",
])("did not arrive: %s", (message) => {
  expect(isFailedImport(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError("undefined is not a constructor (evaluating 'new Intl.Segmenter')"),
  new ReferenceError("Can't find variable: requestIdleCallback"),
  new SyntaxError("Unexpected token '{'"),
  undefined,
])("arrived, and threw %s", (error) => {
  expect(isFailedImport(error)).toBe(false);
});
