import type { PackPage } from "@mindle/domain/content/activity";
import { expect, test } from "vitest";
import { pageBefore } from "./route.ts";

const pages = ["scene", "voices", "listen", "cue"].map(
  (pageId, index): PackPage => ({
    pageId,
    viewNo: index + 1,
    activityId: pageId,
    configId: pageId,
    mainView: "main",
    recalls: [],
    pagesToSkip: 1,
    routes: [],
  }),
);

/** The name of the page before one. */
function before(pageId: string, route: readonly string[], finished: readonly string[]): string | undefined {
  const isFinished = (page: PackPage) => finished.includes(page.pageId);
  return pageBefore({ pages, route, isFinished }, pageId)?.pageId;
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
