import { describe, expect, test } from "vitest";
import { commonUses, mayOpenAny, mayOpenStep } from "./content-access.ts";

const FREE = { programId: "um-eng-v2s", stepId: "d1-s2" };
const LOCKED = { programId: "um-eng-v2s", stepId: "d1-s3" };
const ELSEWHERE = { programId: "jumpy", stepId: "d1-s3" };

describe("mayOpenStep", () => {
  test.each([
    ["a free step, without any programme", FREE, [], true],
    ["another step, without any programme", LOCKED, [], false],
    ["it, with the programme", LOCKED, ["jumpy", "um-eng-v2s"], true],
    ["it, with another programme", LOCKED, ["jumpy"], false],
    ["what is no step, with the programme", { ...LOCKED, stepId: "d0-s1" }, ["um-eng-v2s"], false],
  ])("%s", (_name, step, open, expected) => {
    expect(mayOpenStep(step, open)).toBe(expected);
  });
});

test("one open step is enough, none is not", () => {
  expect(mayOpenAny([LOCKED, ELSEWHERE], ["jumpy"])).toBe(true);
  expect(mayOpenAny([LOCKED, ELSEWHERE], [])).toBe(false);
  expect(mayOpenAny([], ["jumpy"])).toBe(false);
});

test("common are the steps of the same programme", () => {
  expect(commonUses([FREE, LOCKED], [ELSEWHERE, { ...LOCKED }])).toEqual([LOCKED]);
  expect(commonUses([LOCKED], [ELSEWHERE])).toEqual([]);
});
