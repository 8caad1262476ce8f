import { evaluatePage } from "@mindle/domain/content/page";
import type { ReadPage } from "@mindle/domain/content/read-pages";
import { singleSelect } from "@mindle/domain/widgets/single-select/definition";
import { expect, test } from "vitest";
import { moodOf } from "./session-mood.ts";

const text = (word: string) => ({ ko: word, en: word });
const props = {
  label: text("?"),
  options: Object.fromEntries(
    ["done", "part", "not", "forgot", "yet", "bad", "light", "uneasy", "shy"].map((id) => [id, text(id)]),
  ),
};

/** A page with these answers, in their order. */
function page(values: Readonly<Record<string, string>>): ReadPage {
  const components = Object.keys(values).map((bind) => ({ type: "single-select", bind, props }));
  return {
    instance: "a+a",
    programId: "p",
    stepId: "d2-s1",
    savedAt: 0,
    activity: {
      mainViews: { main: { root: components } },
      defineModels: {},
      foreignKeys: {},
      subIdGenerators: {},
    },
    state: evaluatePage({
      components,
      configJson: {},
      definitionOf: () => singleSelect,
      values,
      recalls: {},
      today: "2026-11-26",
      user: { nickname: "" },
    }),
  };
}

test.each([
  [[{}], "light"],
  [[{ done: "done" }], "light"],
  [[{ done: "not" }], "not-done"],
  [[{ done: "forgot", mood: "shy" }], "not-done"],
  // Its day has not come: nothing was left undone.
  [[{ done: "yet" }], "light"],
  [[{ done: "bad" }], "heavy"],
  [[{ done: "not" }, { since: "done" }], "light"],
  [[{ done: "done", mood: "uneasy" }], "heavy"],
  [[{ done: "part", mood: "light" }], "light"],
] as const)("after %j a session ends %s", (pages, mood) => {
  expect(moodOf(pages.map(page))).toBe(mood);
});
