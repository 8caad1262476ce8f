import { MEASURES, type MeasureName } from "@mindle/domain/content/measures";
import { isRecord } from "@mindle/domain/text/json";
import { describe, expect, test } from "vitest";
import { answered, answersOf, itemsWithScore, ROUNDS, stepOf, stepsOf } from "../testing/mind-check.ts";
import {
  type AnswersByPage,
  compiled,
  flippy,
  jumpy,
  mindCheck,
  pleaser,
  riggy,
  shelly,
  shownOf,
  textsOf,
} from "../testing/programmes.ts";

// The wish to die, asked beside each measure of distress and never scored.

describe("the wish to die is asked apart", () => {
  const BESIDE: readonly MeasureName[] = ["stress", "depression", "anxiety", "bulmin"];
  /** Each child's programme, and the step in its middle, which only looks whether a line has moved. */
  const CHILDREN = [
    ["pleaser-v1", pleaser, "d4-s3"],
    ["jumpy-v1", jumpy, "d4-s4"],
    ["shelly-v1", shelly, "d4-s3"],
    ["flippy-v1", flippy, "d4-s3"],
  ] as const;
  const PLACES = [
    ...BESIDE.flatMap(stepsOf).map((stepId) => [`mind-check ${stepId}`, mindCheck, stepId] as const),
    ...["d1-s3", "d8-s3", "d8-s6"].map((stepId) => [`um-eng-v2s ${stepId}`, riggy, stepId] as const),
    ...CHILDREN.flatMap(([programId, programme, middle]) =>
      programme.pages
        .filter(({ root, stepId }) => stepId !== middle && root.some(({ props }) => asksForDistress(props)))
        .map(({ stepId }) => [`${programId} ${stepId}`, programme, stepId] as const),
    ),
  ];
  /** In the middle of a programme it is not asked again. */
  const MIDDLE = ["um-eng-v2s d5-s4", ...CHILDREN.map(([programId, , middle]) => `${programId} ${middle}`)];
  /** Where it is asked of who feels a burden, beside no measure. */
  const OF_A_BURDEN = "pleaser-v1 d2-s2";
  const ANSWERS = ["none", "passing", "often", "unsaid"];

  test("beside every measure of distress, in every programme", () => {
    const asked = compiled.packs.flatMap(({ programId, stepId, afactoryData }) =>
      afactoryData.some(({ activityId }) => activityId === "apart") ? [`${programId} ${stepId}`] : [],
    );
    // A measure of distress: one with a help card, or six lines that a programme sets beside each other.
    const measured = compiled.packs.flatMap(({ programId, stepId, afactoryData }) => {
      const roots = afactoryData.flatMap(
        ({ activityId }) => compiled.activities.get(activityId)?.mainViews["main"]?.root ?? [],
      );
      return roots.some(({ type, props }) => type === "question-set" && asksForDistress(props))
        ? [`${programId} ${stepId}`]
        : [];
    });
    const expected = PLACES.map(([place]) => place);
    expect(measured.filter((place) => !MIDDLE.includes(place)).toSorted()).toEqual(expected.toSorted());
    expect(measured).toContain(MIDDLE[0]);
    expect(asked.toSorted()).toEqual([...expected, OF_A_BURDEN].toSorted());
  });

  test.each(PLACES)(
    "after the items, on a page of its own, with a reply to each answer, in %s",
    (_, programme, stepId) => {
      const pages = programme.pagesOf(stepId);
      expect(pages.length).toBeLessThanOrEqual(7);
      const at = pages.findIndex(({ activityId }) => activityId === "apart");
      expect(pages[at - 1]?.root.map(({ type }) => type)).toContain("question-set");
      const place = `${stepId}/apart`;
      const replies = ANSWERS.map((apart) =>
        textsOf(programme.stateOf(place, { [place]: { apart } }), "ko").at(-1),
      );
      expect(new Set(replies).size).toBe(ANSWERS.length);
      const select = pages[at]?.root.find(({ bind }) => bind === "apart");
      expect(select).toMatchObject({ notInJournal: true, type: "single-select" });
    },
  );

  test.each(PLACES)(
    "a wish that passed or came often brings the card, nothing else does, in %s",
    (_, programme, stepId) => {
      const help = (apart: string) => programme.helpIn(stepId, { [`${stepId}/apart`]: { apart } });
      expect(ANSWERS.map(help)).toEqual([[], ["danger"], ["danger"], []]);
    },
  );

  test("who would rather not say is given the numbers", () => {
    const lines = (apart: string) =>
      shownOf(mindCheck.stateOf("d1-s1/apart", { "d1-s1/apart": { apart } }), "helpline").length;
    expect(ANSWERS.map(lines)).toEqual([0, 0, 0, 1]);
  });

  test.each(BESIDE.flatMap((name) => stepsOf(name).map((stepId) => [name, stepId] as const)))(
    "%s in %s speaks of the wish before the number, and of no low number beside it",
    (name, stepId) => {
      const lowest = itemsWithScore(name, MEASURES[name].items * MEASURES[name].min);
      for (const apart of ["passing", "often"]) {
        const state = mindCheck.stateOf(`${stepId}/reply`, answered(name, stepId, lowest, apart));
        const [first, ...others] = textsOf(state, "ko");
        expect(first).toContain("죽고 싶은 마음");
        expect(others).toEqual([expect.stringContaining("병을 가려내는")]);
        expect(shownOf(state, "helpline")).toHaveLength(1);
      }
    },
  );

  test.each(ROUNDS)("once in round %i, and with every low-mood check", (round) => {
    const step = (name: MeasureName) => stepOf(name, round);
    const following = (name: MeasureName, page: string, before: AnswersByPage) =>
      mindCheck.nextOf(`${step(name)}/${page}`, {
        ...answersOf(mindCheck, step(name), itemsWithScore(name, MEASURES[name].items * MEASURES[name].min)),
        ...before,
      });
    const said = (name: MeasureName) => ({ [`${step(name)}/apart`]: { apart: "unsaid" } });
    expect(following("stress", "items", {})).toBe("apart");
    expect(following("depression", "two", said("stress"))).toBe("apart");
    expect(following("anxiety", "two", {})).toBe("apart");
    expect(following("anxiety", "two", said("stress"))).toBe("reply");
    expect(following("anxiety", "two", said("depression"))).toBe("reply");
    expect(following("bulmin", "items", {})).toBe("apart");
    for (const earlier of ["stress", "depression", "anxiety"] as const) {
      expect(following("bulmin", "items", said(earlier))).toBe("reply");
    }
  });
});

function asksForDistress(props: unknown): boolean {
  if (!isRecord(props)) return false;
  const { measure, questions } = props;
  if (isRecord(measure))
    return ["stress", "depression", "anxiety", "bulmin"].includes(String(measure["name"]));
  const own = [
    "enough,redo,delay,tired,people,stop",
    "before,worth,count,late,sore,said",
    "open,again,away,lost,rest,with",
    "mine,back,known,long,stop,ease",
    "late,replay,meant,apart,worn,asked",
    "late,replay,apart,worn,asked",
  ];
  return isRecord(questions) && own.includes(Object.keys(questions).join());
}
