import { scheduleOf } from "@mindle/domain/programme/schedule";
import { expect, test } from "vitest";
import { endingOf } from "./ending-of.ts";

const STEPS = {
  "d1-s1": {},
  "d1-s2": {},
  "d2-s1": {},
  "d2-s2": { later: true },
  "d2-s3": { tool: true },
} as const;

function kindAfter(stepId: string, finished: readonly string[]) {
  const sessions = scheduleOf(STEPS, { programId: "any", finished, isAvailable: true });
  return endingOf(stepId, sessions, stepId === "d2-s2")?.kind;
}

test.each([
  ["d1-s1", ["d1-s1"], "step"],
  ["d1-s2", ["d1-s1", "d1-s2"], "session"],
  ["d2-s1", ["d2-s1"], "session"],
  ["d2-s1", ["d1-s1", "d1-s2", "d2-s1"], "programme"],
  // A look back comes when all is done: it ends itself alone.
  ["d2-s2", ["d1-s1", "d1-s2", "d2-s1", "d2-s2"], "step"],
  // A tool ends nothing, whatever is done.
  ["d2-s3", ["d1-s1", "d1-s2", "d2-s1", "d2-s3"], undefined],
  ["d9-s9", ["d9-s9"], undefined],
])("%s after %j ends: %s", (stepId, finished, kind) => {
  expect(kindAfter(stepId, finished)).toBe(kind);
});
