import { MEASURE_NAMES, MEASURES, reliableChange } from "@mindle/domain/content/measures";
import { isWorse } from "@mindle/domain/content/page";
import { describe, expect, test } from "vitest";
import { answersOf, itemsWithScore, stepOf, stepsOf } from "../testing/mind-check.ts";
import { flippy, mindCheck, riggy, shownOf } from "../testing/programmes.ts";

describe("a harder time than before", () => {
  test.each(MEASURE_NAMES)("of %s is counted, brings help first and numbers beside the bars", (name) => {
    const { items, min, max, harder } = MEASURES[name];
    const change = reliableChange(name);
    const start = harder === "more" ? items * min : items * max;
    const moved = (by: number) => start + (harder === "more" ? by : -by);
    for (const stepId of stepsOf(name).slice(1)) {
      const at = (by: number) => ({
        ...answersOf(mindCheck, stepOf(name, 1), itemsWithScore(name, start)),
        ...answersOf(mindCheck, stepId, itemsWithScore(name, moved(by))),
      });
      const then = mindCheck.pagesOf(stepId).find(({ pageId }) => pageId === "then");
      const counts = (by: number) =>
        then !== undefined && isWorse(then, mindCheck.stateOf(then.place, at(by)));
      expect([counts(0), counts(change - 1), counts(change)]).toEqual([false, false, true]);
      if (harder === "less") continue;
      expect([
        mindCheck.helpIn(stepId, at(change - 1)).length,
        mindCheck.helpIn(stepId, at(change)).length,
      ]).toEqual([0, 1]);
      expect(shownOf(mindCheck.stateOf(`${stepId}/then`, at(change)), "helpline")).toHaveLength(1);
      expect(shownOf(mindCheck.stateOf(`${stepId}/then`, at(change - 1)), "helpline")).toHaveLength(0);
    }
  });

  const week = (point: number) => ({
    enough: point,
    redo: point,
    delay: point,
    tired: point,
    people: point,
    stop: 10 - point,
  });

  test.each([
    ["d5-s4", "week", "halfway"],
    ["d8-s3", "week", "both"],
    ["d8-s6", "month", "again"],
  ])("in %s of Riggy's programme is counted, with numbers beside the bars", (stepId, asked, shown) => {
    const answers = (before: number, now: number) => ({
      "d1-s3/week": { week: week(before) },
      [`${stepId}/${asked}`]: { [asked]: week(now) },
    });
    const page = riggy.pagesOf(stepId).find(({ pageId }) => pageId === shown);
    if (page === undefined) throw new RangeError(shown);
    const worse = (before: number, now: number) => {
      const state = riggy.stateOf(page.place, answers(before, now));
      return [
        isWorse(page, state),
        shownOf(state, "helpline").length > 0,
        riggy.helpIn(stepId, answers(before, now)).length > 0,
      ];
    };
    expect(worse(4, 7)).toEqual([true, true, true]);
    expect(worse(4, 6)).toEqual([false, false, false]);
    expect(worse(7, 4)).toEqual([false, false, false]);
    const alone = riggy.stateOf(page.place, { [`${stepId}/${asked}`]: { [asked]: week(9) } });
    expect([isWorse(page, alone), shownOf(alone, "helpline").length]).toEqual([false, 0]);
  });

  test.each([
    ["week", "between", ["late", "replay", "meant", "apart", "worn", "asked"]],
    ["week5", "between5", ["late", "replay", "apart", "worn", "asked"]],
  ])(
    "in the middle of Flippy's programme is counted of %s, with numbers beside the bars",
    (bind, shown, ids) => {
      const lines = (point: number) =>
        Object.fromEntries(ids.map((id) => [id, id === "asked" ? 10 - point : point]));
      const answers = (before: number, now: number) => ({
        "d1-s3/week": { [bind]: lines(before) },
        "d4-s3/middle": { [bind]: lines(now) },
        ...(bind === "week5" && { "d1-s2/gate": { gate: ["harmed"] } }),
      });
      const page = flippy.pagesOf("d4-s3").find(({ pageId }) => pageId === shown);
      if (page === undefined) throw new RangeError(shown);
      const worse = (before: number, now: number) => {
        const state = flippy.stateOf(page.place, answers(before, now));
        return [
          isWorse(page, state),
          shownOf(state, "helpline").length > 0,
          flippy.helpIn("d4-s3", answers(before, now)).length > 0,
        ];
      };
      expect(worse(4, 7)).toEqual([true, true, true]);
      expect(worse(4, 6)).toEqual([false, false, false]);
      expect(worse(7, 4)).toEqual([false, false, false]);
      expect(flippy.nextOf("d4-s3/middle", answers(4, 6))).toBe(shown);
      expect(shownOf(flippy.stateOf(page.place, answers(4, 6)), "comparison-bars")).toHaveLength(2);
    },
  );
});
