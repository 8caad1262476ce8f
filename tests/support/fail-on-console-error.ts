import { afterEach, beforeEach, expect } from "vitest";

/** What tests did not expect to be written to console.error or console.warn. */
let written: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  written = [];
  for (const method of ["error", "warn"] as const) {
    console[method] = (...parts: unknown[]) => {
      written.push(`console.${method}: ${parts.map(String).join(" ")}`);
    };
  }
});

// A test that expects a message spies on the console itself, which replaces this spy.
afterEach(() => {
  Object.assign(console, original);
  expect(written, "unexpected console output").toEqual([]);
});
