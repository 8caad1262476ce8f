import { afterEach, beforeEach, expect, test } from "vitest";
import { DataCopy } from "../testing/data-copy.ts";

const STEP = "programmes/um-eng-v2s/session-1/step-2.yaml";
const SPREAD = "programmes/um-eng-v2s/session-1/step-1.yaml";
const CHECK_IN = "programmes/mind-check/session-1/step-1.yaml";

let data: DataCopy;

beforeEach(async () => {
  data = await DataCopy.make();
});

afterEach(() => data.remove());

test("a step of a programme with a child needs a scene", async () => {
  // An offer shows one of its pages with it.
  await data.change("packages/riggy.yaml", /^inside:.*/m, "inside: []");
  await data.change(STEP, /^scene:\n.*\n/m, "");
  expect(await data.mistakes()).toEqual([
    expect.stringMatching(/step-2\.yaml:\d+:7: step: expected a scene below it$/),
  ]);
});

test("neighbours are not at the same place at the same hour", async () => {
  await data.change(STEP, "place: subway, hour: evening", "place: desk, hour: night");
  expect(await data.mistakes()).toEqual([
    expect.stringMatching(/step-2\.yaml:\d+:3: scene: expected another place or hour than d1-s1 has$/),
  ]);
});

test("each session has a picture that is spread over a page", async () => {
  await data.change(SPREAD, ", spread: cue", "");
  expect(await data.mistakes()).toEqual([
    expect.stringMatching(/step-1\.yaml:\d+:7: step: expected a scene with a spread in a step of session 1$/),
  ]);
});

test.each([
  ["kept", "expected a page of the step before its last one"],
  ["elsewhere", "expected a page of the step before its last one"],
  // A reply of care is shown there for some answers.
  ["evening", "expected a page that is never one of care"],
])("over %s none is spread", async (page, expected) => {
  await data.change(SPREAD, "spread: cue", `spread: ${page}`);
  const mistakes = await data.mistakes();
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(new RegExp(`step-1\\.yaml:\\d+:\\d+: scene\\.spread: ${expected}$`));
});

test("a programme without a child has none", async () => {
  await data.change(CHECK_IN, "pages:", "scene: { place: desk, hour: noon, mood: listening }\npages:");
  const [mistake] = await data.mistakes();
  expect(mistake).toMatch(/scene: expected none: the programme has no child$/);
});

test("a place or prop that nobody has drawn is refused, and a fourth prop", async () => {
  await data.change(STEP, "place: subway", "place: moon");
  await data.change(STEP, "props: [phone, backpack]", "props: [phone, mug, mug, mug]");
  const mistakes = await data.mistakes();
  expect(mistakes).toHaveLength(2);
  expect(mistakes.join("\n")).toMatch(/scene\.place: .*desk[\s\S]*scene\.props: expected at most 3 props/);
});
