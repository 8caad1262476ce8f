import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { beforeEach, expect, test } from "vitest";
import { createKeptResults } from "./kept-results.ts";
import { jsonStorage } from "./storage.ts";

const ids = ["a", "b", "c", "d"].map((letter) => letter.repeat(24));

function response(id: string): AssessmentResponse {
  return {
    _id: id,
    assessmentId: "schema:v2_A",
    answers: {
      nickname: { value: "하늘" },
      email: { value: "sky@example.com" },
      character: { value: ["Jumpy"] },
    },
    grades: { Riggy: 1, Pleaser: 2, Jumpy: 7.5, Shelly: 0, Flippy: 10 },
    submittedAt: 1_795_000_000_000,
  };
}

const [first = "", second = "", third = "", fourth = ""] = ids;
let stored: string | undefined;
const storage = jsonStorage({
  getItem: () => stored ?? null,
  setItem: (_, text) => {
    stored = text;
  },
  removeItem: () => {
    stored = undefined;
  },
});
const kept = createKeptResults(storage);

beforeEach(() => {
  stored = undefined;
});

test("a kept result is found by its id, without the e-mail address", () => {
  kept.keep(response(first));
  const { email: _, ...answers } = response(first).answers;
  expect(kept.find(first)).toEqual({ ...response(first), answers });
  expect(kept.find(second)).toBeUndefined();
  expect(stored).not.toContain("example.com");
});

test("three are kept; the one opened longest ago gives way", () => {
  for (const id of [first, second, third, first, fourth]) kept.keep(response(id));
  expect(ids.map((id) => kept.find(id)?._id)).toEqual([first, undefined, third, fourth]);
});

test("one can be forgotten", () => {
  for (const id of [first, second]) kept.keep(response(id));
  kept.forget(first);
  expect(kept.find(first)).toBeUndefined();
  expect(kept.find(second)).toBeDefined();
});

test.each(["{", '"results"', '[{"_id":"short"}]'])(
  "what is spoilt, such as %s, is as good as nothing",
  (text) => {
    stored = text;
    expect(kept.find(first)).toBeUndefined();
    kept.keep(response(first));
    expect(kept.find(first)).toBeDefined();
  },
);
