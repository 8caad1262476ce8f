import { expect, test } from "vitest";
import { isFailedImport } from "./failed-import.ts";

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
