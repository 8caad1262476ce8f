import { describe, expect, test } from "vitest";
import { WIDGETS } from "../widgets/registry.ts";
import type { Component, PackPage } from "./activity.ts";
import {
  evaluatePage,
  helpOf,
  type PageInput,
  pageMood,
  pagesToSkip,
  problemsOf,
  reminderDays,
  savedOf,
} from "./page.ts";

const LABEL = { ko: "라벨", en: "Label" };
const OPTIONS = { work: { ko: "일", en: "Work" }, home: { ko: "집", en: "Home" } };
const choose = (bind: string, more: Partial<Component> = {}): Component => ({
  type: "single-select",
  bind,
  props: { label: LABEL, options: OPTIONS },
  ...more,
});
const write = (bind: string, more: Partial<Component> = {}): Component => ({
  type: "text-input",
  bind,
  props: { label: LABEL, rows: 1, max: 20 },
  ...more,
});

function workOut(components: readonly Component[], more: Partial<PageInput> = {}) {
  return evaluatePage({
    components,
    configJson: {},
    definitionOf: (type) => WIDGETS[type]?.definition,
    values: {},
    recalls: {},
    today: "2026-11-22",
    user: { nickname: "미나" },
    ...more,
  });
}

const page = (more: Partial<PackPage>): PackPage => ({
  viewNo: 1,
  pageId: "a",
  activityId: "a",
  configId: "a",
  mainView: "main",
  recalls: [],
  pagesToSkip: 1,
  routes: [],
  ...more,
});

describe("answers", () => {
  test("are stored with their state, never absent", () => {
    const components = [
      choose("place"),
      write("open"),
      write("extra", { optional: true }),
      write("hidden", { visible: "place == 'home'" }),
      write("gone", { visible: "place == 'home'", clear: true }),
    ];
    const values = { place: "work", hidden: "kept", gone: "cleared" };
    expect(savedOf(workOut(components, { values }))).toEqual({
      place: { state: "answered", value: "work" },
      open: { state: "unanswered" },
      extra: { state: "skipped" },
      hidden: { state: "not-shown", value: "kept" },
      gone: { state: "not-shown" },
    });
  });

  test("that do not parse count as unanswered", () => {
    const state = workOut([choose("place"), write("text")], { values: { place: 3, text: { a: 1 } } });
    expect(savedOf(state)).toEqual({ place: { state: "unanswered" }, text: { state: "unanswered" } });
  });

  test("of a hidden component are missing for those below it", () => {
    const components = [
      choose("place"),
      choose("detail", { visible: "place == 'home'" }),
      write("more", { visible: "detail == 'work'" }),
      write("noDetail", { visible: "!answered.detail" }),
    ];
    const shown = (place: string) =>
      workOut(components, { values: { place, detail: "work" } }).components.map(({ visible }) => visible);
    expect(shown("home")).toEqual([true, true, true, false]);
    expect(shown("work")).toEqual([true, false, false, true]);
  });
});

describe("problems", () => {
  test("are those of what is shown and must be answered, from top to bottom", () => {
    const components = [
      choose("place"),
      write("extra", { optional: true }),
      write("hidden", { visible: "place == 'home'" }),
      write("off", { disabled: "true" }),
      write("last"),
    ];
    expect(problemsOf(workOut(components))).toEqual([
      { bind: "place", code: "no-answer" },
      { bind: "last", code: "empty-text" },
    ]);
  });

  test("an optional answer that was begun is checked", () => {
    const state = workOut([write("extra", { optional: true })], { values: { extra: "x".repeat(21) } });
    expect(problemsOf(state)).toEqual([{ bind: "extra", code: "too-long", limit: 20 }]);
  });
});

describe("props", () => {
  test("come from the config where the component says so; a missing key leaves them undefined", () => {
    const props = { label: LABEL, options: OPTIONS };
    const components = [choose("a", { config: "one" }), choose("b", { config: "two" })].map((component) => ({
      ...component,
      props: undefined,
    }));
    const { components: shown } = workOut(components, { configJson: { one: props } });
    expect(shown.map((component) => component.props)).toEqual([props, undefined]);
    expect(shown.map(({ definition }) => definition?.type)).toEqual(["single-select", undefined]);
  });

  test("hold values worked out from the answers above, and the parts of earlier answers", () => {
    const source = WIDGETS["single-select"]?.definition;
    if (source === undefined) throw new Error("single-select must be registered");
    const components: Component[] = [
      write("word"),
      { type: "bars", props: { size: { expression: "size(word) * 2", type: "double" } } },
      choose("again", { props: { label: LABEL, options: { from: "place" } } }),
    ];
    const recalls = { place: { definition: source, props: { options: OPTIONS }, value: "home" } };
    const { components: shown } = workOut(components, { values: { word: "abc" }, recalls });
    expect(shown[1]?.props).toEqual({ size: 6 });
    expect(shown[2]?.props).toEqual({ label: LABEL, options: { home: OPTIONS.home } });
    const without = workOut(components, { recalls: { place: undefined } });
    expect(without.components[1]?.props).toEqual({ size: undefined });
    expect(without.components[2]?.props).toEqual({ label: LABEL, options: {} });
  });
});

describe("finishing a page", () => {
  const state = (word: string) => workOut([write("word")], { values: { word } });

  test("moves on by the first route whose condition holds", () => {
    const routed = page({
      pagesToSkip: 2,
      routes: [
        { when: "word == 'a'", pagesToSkip: 3 },
        { when: "size(word) == 1", pagesToSkip: 4 },
      ],
    });
    expect(["a", "b", "bb", ""].map((word) => pagesToSkip(routed, state(word)))).toEqual([3, 4, 2, 2]);
  });

  test("brings the help card and a reminder where their expressions say so", () => {
    const safe = page({ help: "word == 'bad'", remind: "size(word)" });
    expect(helpOf(safe, state("bad"))).toBe("danger");
    expect(helpOf({ ...safe, helpKind: "eating" }, state("bad"))).toBe("eating");
    expect(helpOf(safe, state(""))).toBeUndefined();
    expect(helpOf(page({}), state("bad"))).toBeUndefined();
    expect(reminderDays(safe, state("bad"), undefined)).toBe(3);
    expect(reminderDays(safe, state(""), undefined)).toBeUndefined();
    expect(reminderDays(page({}), state("bad"), undefined)).toBeUndefined();
    expect(reminderDays(safe, state("bad"), "danger")).toBeUndefined();
  });
});

const text = (more: Partial<Component> = {}): Component => ({
  type: "text",
  props: { ko: "말", en: "words" },
  ...more,
});

function moodOf(components: readonly Component[], help?: string) {
  const state = evaluatePage({
    components,
    configJson: {},
    definitionOf: () => undefined,
    values: {},
    recalls: {},
    today: "2026-11-24",
    user: { nickname: "하늘" },
  });
  return pageMood(help === undefined ? {} : { help }, state);
}

const reply = (more: Partial<Component> = {}) => text({ visible: "today == '2026-11-24'", ...more });
const proud = reply({ mood: "proud" });

describe("a page of care", () => {
  test.each<readonly [string, readonly Component[], string | undefined]>([
    ["has words of care", [text({ mood: "care" })], undefined],
    ["has a reply of care", [proud, reply({ mood: "care" })], undefined],
    ["can bring the help card, whether or not it does", [text(), proud], "today == ''"],
    ["measures how one has been", [text(), { type: "question-set", bind: "items", props: {} }], undefined],
    ["names where help is", [proud, { type: "helpline" }], undefined],
  ])("%s", (_, components, help) => {
    expect(moodOf(components, help)).toBe("care");
  });
});

test("a page that replies to answers is warm, or as the author said where nothing else replies", () => {
  expect(moodOf([text(), reply()])).toBe("warm");
  expect(moodOf([text(), proud])).toBe("proud");
  expect(moodOf([proud, reply({ mood: "greet" })])).toBe("greet");
  expect(moodOf([reply(), proud])).toBe("warm");
});

describe("a page has no mood that", () => {
  test.each<readonly [string, readonly Component[]]>([
    ["shows words to everyone", [text(), { type: "next-button" }]],
    ["has a reply that is not shown now", [text(), text({ visible: "today == ''" })]],
    ["has words of care that are not shown now", [text({ visible: "today == ''", mood: "care" })]],
    ["shows a field for some answers", [{ type: "text-input", visible: "today != ''", bind: "more" }]],
  ])("%s", (_, components) => {
    expect(moodOf(components)).toBeUndefined();
  });
});
