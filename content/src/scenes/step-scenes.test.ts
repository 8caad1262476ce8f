import { afterEach, beforeEach, expect, test } from "vitest";
import { DataCopy } from "../testing/data-copy.ts";

const STEP = "programmes/um-eng-v2s/session-1/step-2.yaml";
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
