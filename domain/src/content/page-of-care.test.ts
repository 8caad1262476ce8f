import { describe, expect, test } from "vitest";
import type { Component } from "./activity.ts";
import { evaluatePage } from "./page.ts";
import { isPageOfCare } from "./page-of-care.ts";

const text = (more: Partial<Component> = {}): Component => ({
  type: "text",
  props: { ko: "말", en: "words" },
  ...more,
});

function isOfCare(components: readonly Component[], help?: string) {
  const state = evaluatePage({
    components,
    configJson: {},
    definitionOf: () => undefined,
    values: {},
    recalls: {},
    today: "2026-11-24",
    user: { nickname: "하늘" },
  });
  return isPageOfCare(help === undefined ? {} : { help }, state);
}

describe("a page of care", () => {
  test.each<readonly [string, readonly Component[], string | undefined]>([
    ["replies to answers", [text({ visible: "today == '2026-11-24'" })], undefined],
    ["has words of care", [text({ mood: "care" })], undefined],
    ["can bring the help card, whether or not it does", [text()], "today == ''"],
    ["measures how one has been", [text(), { type: "question-set", bind: "items", props: {} }], undefined],
    ["names where help is", [text(), { type: "helpline" }], undefined],
  ])("%s", (_, components, help) => {
    expect(isOfCare(components, help)).toBe(true);
  });
});

describe("no page of care", () => {
  test.each<readonly [string, readonly Component[]]>([
    ["shows words to everyone", [text(), { type: "next-button" }]],
    ["has a reply that is not shown now", [text(), text({ visible: "today == ''" })]],
    ["has words of care that are not shown now", [text({ visible: "today == ''", mood: "care" })]],
    ["shows a field for some answers", [{ type: "text-input", visible: "today != ''", bind: "more" }]],
  ])("%s", (_, components) => {
    expect(isOfCare(components)).toBe(false);
  });
});
