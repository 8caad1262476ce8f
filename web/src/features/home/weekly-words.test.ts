import type { Activity, Component } from "@mindle/domain/content/activity";
import { evaluatePage } from "@mindle/domain/content/page";
import type { ReadPage } from "@mindle/domain/content/read-pages";
import { textInput } from "@mindle/domain/widgets/text-input/definition";
import { expect, test } from "vitest";
import { lastSteps, ofWeek, takenAlong } from "./weekly-words.ts";

const at = (time: string) => Date.parse(`2026-${time}:00+09:00`);

test("a sentence stays from Monday to Sunday, and the next one follows", () => {
  const sentences = ["하나", "둘", "셋"];
  const [first, next] = [ofWeek(sentences, at("11-23T00:00")), ofWeek(sentences, at("11-30T00:00"))];
  expect(ofWeek(sentences, at("11-29T23:59"))).toBe(first);
  expect(next).not.toBe(first);
  const weeks = ["11-23", "11-30", "12-07"].map((day) => ofWeek(sentences, at(`${day}T12:00`)));
  expect(weeks.toSorted()).toEqual(sentences.toSorted());
  expect(ofWeek(sentences, at("12-14T12:00"))).toBe(first);
  expect(ofWeek([], at("11-23T12:00"))).toBeUndefined();
});

test("a session's sentence is that of its last step, and none of one that comes later, or of a tool", () => {
  const step = { title: { ko: "걸음", en: "Step" }, icon: "write", edrepDoc: "any" };
  const steps = {
    ...{ "d2-s2": step, "d1-s1": step, "d2-s1": step },
    ...{ "d1-s2": { ...step, later: true as const }, "d2-s3": { ...step, tool: true as const } },
  };
  expect(lastSteps({ steps })).toEqual([
    [1, "d1-s1"],
    [2, "d2-s2"],
  ]);
});

const ACT = "화요일에 한 번만 보고 보내기";
const props = { label: { ko: "할 일", en: "Act" }, rows: 1, max: 50 };

/** The page that asked for the act. */
function askedWith(changes: Partial<Component>): Activity {
  const component = { type: "text-input", bind: "act", props, ...changes };
  return { ...NOTHING, mainViews: { main: { root: [component] } } };
}

const NOTHING = { mainViews: {}, defineModels: {}, foreignKeys: {}, subIdGenerators: {} };

/** The last page of a step, which shows the act of another page. */
function lastPage(text: string): ReadPage {
  const foreignKeys = { act: { instance: "asked+asked", model: "act", widget: "text-input", props } };
  return {
    instance: "last+last",
    programId: "p",
    stepId: "d2-s4",
    savedAt: 0,
    activity: { ...NOTHING, foreignKeys },
    state: evaluatePage({
      components: [{ type: "text", props: { ko: text, en: "{act}" } }],
      configJson: {},
      definitionOf: () => undefined,
      values: {},
      recalls: { act: { definition: textInput, value: ACT, props } },
      today: "2026-11-27",
      user: { nickname: "" },
    }),
  };
}

test.each([
  ["{act}", ACT],
  ["그때 할 일\n\n{act}", ACT],
  ["{act}\n잘 안돼도 괜찮아요.", ACT],
  ["여기까지예요.", undefined],
])("of %j the child says %j", (text, said) => {
  expect(takenAlong([lastPage(text)], { asked: askedWith({}) }, "ko")).toBe(said);
});

test("what the journal does not quote is never said, nor what was asked on a page that is not here", () => {
  const pages = [lastPage("{act}")];
  expect(takenAlong(pages, { asked: askedWith({ notInJournal: true }) }, "ko")).toBeUndefined();
  expect(takenAlong(pages, {}, "ko")).toBeUndefined();
  expect(takenAlong([], {}, "ko")).toBeUndefined();
});
