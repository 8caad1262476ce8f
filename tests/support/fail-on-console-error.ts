import { afterEach, beforeEach, expect } from "vitest";

/** Unexpected output of console.error or console.warn. */
let unexpectedOutput: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  unexpectedOutput = [];
  for (const method of ["error", "warn"] as const) {
    console[method] = (...parts: unknown[]) => {
      unexpectedOutput.push(`console.${method}: ${parts.map(String).join(" ")}`);
    };
  }
});

// A test that expects a message spies on the console itself, which replaces this spy.
afterEach(() => {
  Object.assign(console, original);
  expect(unexpectedOutput, "unexpected console output").toEqual([]);
});
