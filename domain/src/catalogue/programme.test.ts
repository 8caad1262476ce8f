import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { programme } from "./programme.ts";

const both = { ko: "가", en: "a" };
const step = { title: both, icon: "video", edrepDoc: "riggy-d1-s1" };
const riggy = {
  version: 1,
  programName: both,
  character: "Riggy",
  steps: { "d1-s1": step },
  recommendedDays: [3],
  goals: [both],
};

describe("a programme", () => {
  test("is read as it is", () => {
    expect(z.parse(programme, riggy)).toEqual(riggy);
    const withShort = { ...riggy, shortVersions: [{ paragraphs: [both], act: both }, null] };
    expect(z.parse(programme, withShort)).toEqual(withShort);
  });

  test.each([
    ["a step that has no place", { steps: { "d0-s1": step } }],
    ["a step without a pack", { steps: { "d1-s1": { ...step, edrepDoc: "" } } }],
    ["a version before the first", { version: 0 }],
    ["a session of no days", { recommendedDays: [0] }],
    ["a session of half days", { recommendedDays: [1.5] }],
    ["a goal in one language", { goals: [{ en: "a" }] }],
    ["a short version without a thing to do", { shortVersions: [{ paragraphs: [both] }] }],
    ["an empty short version", { shortVersions: [{ paragraphs: [], act: both }] }],
  ])("is refused with %s", (_name, change) => {
    expect(z.safeParse(programme, { ...riggy, ...change }).success).toBe(false);
  });
});
