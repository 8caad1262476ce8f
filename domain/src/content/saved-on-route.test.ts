import { describe, expect, test } from "vitest";
import { WIDGETS } from "../widgets/registry.ts";
import type { Component, ForeignKey } from "./activity.ts";
import type { SavedPage } from "./page-save.ts";
import { type PageOnRoute, savedOnRoute } from "./saved-on-route.ts";

const WORDS = { label: { ko: "말", en: "Words" }, rows: 1, max: 100 };

const input = (bind: string, more: Partial<Component> = {}): Component => ({
  type: "text-input",
  bind,
  props: WORDS,
  ...more,
});

const key = (instance: string, model: string): ForeignKey => ({
  instance,
  model,
  widget: "text-input",
  props: WORDS,
});

interface Given {
  readonly components: readonly Component[];
  readonly foreignKeys?: Readonly<Record<string, ForeignKey>>;
  readonly routes?: PageOnRoute["page"]["routes"];
}

function stepOf(pages: Readonly<Record<string, Given>>): PageOnRoute[] {
  return Object.entries(pages).map(([id, { components, foreignKeys = {}, routes = [] }], at) => ({
    page: {
      viewNo: at + 1,
      pageId: id,
      activityId: id,
      configId: id,
      mainView: "main",
      recalls: [],
      pagesToSkip: 1,
      routes,
    },
    instance: id,
    components,
    foreignKeys,
    configJson: {},
  }));
}

const answered = (value: string) => ({ words: { state: "answered", value } }) as const;

/** What the pages have by the route; `words` is `state: value`. */
function read(pages: readonly PageOnRoute[], stored: Readonly<Record<string, SavedPage>>) {
  const settled = savedOnRoute(pages, {
    savedOf: (instance) => stored[instance] ?? null,
    definitionOf: (type) => WIDGETS[type]?.definition,
    today: "2026-11-26",
  });
  return Object.fromEntries(settled);
}

// first leads over `small` to `last` unless it says "small".
const step = stepOf({
  first: { components: [input("words")], routes: [{ when: "words != 'small'", pagesToSkip: 2 }] },
  small: { components: [input("words"), input("more", { optional: true })] },
  last: { components: [input("words")], foreignKeys: { small: key("small", "words") } },
});
const BY_SMALL = { first: answered("small"), small: answered("half"), last: answered("bye") };

describe("by the route that saved answers lead along", () => {
  test("answers of a page that is off it count as not shown, and keep their values", () => {
    expect(read(step, { ...BY_SMALL, first: answered("big") })).toEqual({
      first: answered("big"),
      small: { words: { state: "not-shown", value: "half" } },
      last: answered("bye"),
    });
  });

  test("they count again, as they were, once it leads back", () => {
    const left = { words: { state: "not-shown", value: "half" }, more: { state: "not-shown" } } as const;
    expect(read(step, { ...BY_SMALL, small: left })).toEqual({
      ...BY_SMALL,
      small: { words: { state: "answered", value: "half" }, more: { state: "skipped" } },
    });
  });

  test("pages whose answers do not change are the same objects", () => {
    expect(read(step, BY_SMALL)["small"]).toBe(BY_SMALL.small);
    expect(read(step, { first: BY_SMALL.first })).toMatchObject({ small: null, last: null });
  });

  test("a page that was not answered leads on as an empty one does", () => {
    expect(read(step, { small: answered("half"), last: answered("bye") })["last"]).toEqual(answered("bye"));
  });

  test("a route that an answer off the route opened is closed with it", () => {
    const chain = stepOf({
      first: { components: [input("words")], routes: [{ when: "words != 'small'", pagesToSkip: 2 }] },
      small: { components: [input("words")] },
      fork: {
        components: [],
        foreignKeys: { small: key("small", "words") },
        routes: [{ when: "!answered.small", pagesToSkip: 2 }],
      },
      after: { components: [input("words")] },
      last: { components: [input("words")] },
    });
    const saved = { ...BY_SMALL, after: answered("then") };
    expect(read(chain, saved)["after"]).toEqual(answered("then"));
    expect(read(chain, { ...saved, first: answered("big") })["after"]).toEqual({
      words: { state: "not-shown", value: "then" },
    });
  });

  test("a component that an earlier answer hides by now counts as not shown, until it is shown again", () => {
    const pages = stepOf({
      first: { components: [input("words")] },
      last: {
        components: [input("words", { visible: "before == 'yes'", clear: true })],
        foreignKeys: { before: key("first", "words") },
      },
    });
    const hidden = { words: { state: "not-shown", value: "why" } } as const;
    expect(read(pages, { first: answered("no"), last: answered("why") })["last"]).toEqual(hidden);
    expect(read(pages, { first: answered("yes"), last: hidden })["last"]).toEqual(answered("why"));
  });

  test("what no widget can read stays as it is stored", () => {
    const stored = {
      words: { state: "answered", value: 7 },
      gone: { state: "answered", value: "x" },
    } as const;
    expect(read(step, { ...BY_SMALL, small: stored })["small"]).toBe(stored);
  });
});

describe("a page that is shown once more", () => {
  const again = (pages: readonly PageOnRoute[]) =>
    pages.map((each) =>
      each.page.pageId === "small" ? { ...each, page: { ...each.page, again: true as const } } : each,
    );

  test("keeps its answers as the step that showed it first has them, off the route and on it", () => {
    const hidden = { words: { state: "not-shown", value: "half" } } as const;
    expect(read(again(step), { ...BY_SMALL, first: answered("big") })).not.toHaveProperty("small");
    expect(read(again(step), { ...BY_SMALL, small: hidden })).not.toHaveProperty("small");
  });

  test("leads on by its answers", () => {
    const ending = stepOf({
      small: { components: [input("words")], routes: [{ when: "words == 'half'", pagesToSkip: 2 }] },
      off: { components: [input("words")] },
      last: { components: [input("words")] },
    });
    const stored = { small: answered("half"), off: answered("left"), last: answered("bye") };
    expect(read(again(ending), stored)).toEqual({
      off: { words: { state: "not-shown", value: "left" } },
      last: answered("bye"),
    });
  });
});
