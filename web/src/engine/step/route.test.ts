import type { PackPage } from "@mindle/domain/content/activity";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finishedIn, pageBefore, resumeAt, turned } from "./route.ts";

const page = (pageId: string, viewNo: number): PackPage => ({
  viewNo,
  pageId,
  activityId: pageId,
  configId: pageId,
  mainView: "main",
  recalls: [],
  pagesToSkip: 1,
  routes: [],
});

const PAGES = [page("a", 1), page("b", 2), page("c", 3)];

describe("the way", () => {
  test("grows by each turn, and ends at the page that ends the step", () => {
    expect(turned([], "a", "b")).toEqual(["a", "b"]);
    expect(turned(["a", "b"], "b", "c")).toEqual(["a", "b", "c"]);
    expect(turned(["a", "b"], "b", undefined)).toEqual(["a", "b"]);
  });

  test("another turn of an earlier page leaves what came after it", () => {
    expect(turned(["a", "b", "c"], "a", "c")).toEqual(["a", "c"]);
  });

  test("has each page once, and the one it leads to last", () => {
    const step = fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.constantFrom("e", "f", undefined));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let route: readonly string[] = [];
        for (const [from, to] of steps) {
          route = turned(route, from, to);
          expect(route.at(-1)).toBe(to ?? from);
        }
        expect(new Set(route).size).toBe(route.length);
      }),
    );
  });
});

describe("a person goes on", () => {
  const at = (route: readonly string[], finished: readonly string[] = [], isStepFinished = false) =>
    resumeAt({ pages: PAGES, route, isStepFinished, isFinished: ({ pageId }) => finished.includes(pageId) });

  test.each([
    ["at the first page of a new step", at([]), 1],
    ["at the end of the way", at(["a", "c"]), 3],
    ["at the first unfinished page where the way is not known", at([], ["a"]), 2],
    [
      "at the first unfinished page where the way ends at a page that is gone",
      at(["a", "gone"], ["a", "b"]),
      3,
    ],
    ["at the first page where all are finished", at([], ["a", "b", "c"]), 1],
    ["at the first page of a finished step", at(["a", "b", "c"], ["a"], true), 1],
  ])("%s", (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

const SCENES = ["scene", "voices", "listen", "cue"].map((pageId, index) => page(pageId, index + 1));

/** The name of the page before one. */
function before(pageId: string, route: readonly string[], finished: readonly string[]): string | undefined {
  const isFinished = (page: PackPage) => finished.includes(page.pageId);
  return pageBefore({ pages: SCENES, route, isFinished }, pageId)?.pageId;
}

test("the page before one is where the person came from", () => {
  expect(before("cue", ["scene", "cue"], ["scene", "listen"])).toBe("scene");
  expect(before("scene", ["scene", "cue"], ["scene"])).toBeUndefined();
});

test("where the way began on another device, it is the last one before it that was finished", () => {
  expect(before("voices", [], ["scene"])).toBe("scene");
  expect(before("voices", ["voices", "listen"], ["scene"])).toBe("scene");
  expect(before("listen", ["voices", "listen"], ["scene"])).toBe("voices");
  expect(before("cue", [], ["scene", "cue"])).toBe("scene");
  expect(before("listen", [], [])).toBeUndefined();
});

test("a page that the pack no longer has is passed over", () => {
  expect(before("listen", ["gone", "listen"], ["scene"])).toBe("scene");
});

describe("a page that is shown once more", () => {
  const step = [{ ...page("sealed", 1), again: true as const }, page("came", 2), page("kept", 3)];
  const resumed = (answered: readonly string[]) => {
    const isFinished = finishedIn(step, ({ pageId }) => answered.includes(pageId));
    return resumeAt({ pages: step, route: [], isStepFinished: false, isFinished });
  };

  test("is gone through in its step, too, though it was answered before", () => {
    expect(resumed(["sealed"])).toBe(1);
  });

  test("was finished where a page after it was", () => {
    expect(resumed(["sealed", "came"])).toBe(3);
  });
});
