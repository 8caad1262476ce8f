import { describe, expect, test } from "vitest";
import { canOpenAny, canOpenStep, commonUses } from "./content-access.ts";

const FREE = { programId: "um-eng-v2s", stepId: "d1-s2" };
const LOCKED = { programId: "um-eng-v2s", stepId: "d1-s3" };
const OTHER_PROGRAMME = { programId: "jumpy", stepId: "d1-s3" };

describe("canOpenStep", () => {
  test.each([
    ["a free step, without any programme", FREE, [], true],
    ["a locked step, without any programme", LOCKED, [], false],
    ["a locked step, with the programme", LOCKED, ["jumpy", "um-eng-v2s"], true],
    ["a locked step, with another programme", LOCKED, ["jumpy"], false],
    ["a late step of a free programme", { programId: "mind-check", stepId: "d3-s6" }, [], true],
    ["an invalid step of a free programme", { programId: "mind-check", stepId: "d0-s1" }, [], false],
    ["an invalid step, with the programme", { ...LOCKED, stepId: "d0-s1" }, ["um-eng-v2s"], false],
  ])("%s", (_name, step, open, expected) => {
    expect(canOpenStep(step, open)).toBe(expected);
  });
});

test("content is accessible with at least one open step", () => {
  expect(canOpenAny([LOCKED, OTHER_PROGRAMME], ["jumpy"])).toBe(true);
  expect(canOpenAny([LOCKED, OTHER_PROGRAMME], [])).toBe(false);
  expect(canOpenAny([], ["jumpy"])).toBe(false);
});

test("common steps match in programme and step", () => {
  expect(commonUses([FREE, LOCKED], [OTHER_PROGRAMME, { ...LOCKED }])).toEqual([LOCKED]);
  expect(commonUses([LOCKED], [OTHER_PROGRAMME])).toEqual([]);
});
