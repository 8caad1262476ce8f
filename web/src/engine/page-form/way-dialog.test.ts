import type { Component } from "@mindle/domain/content/activity";
import { expect, test } from "vitest";
import { firstWords } from "./way-dialog.tsx";

const wordsOf = (components: readonly Component[], configJson = {}) =>
  firstWords(
    {
      page: {
        activityId: "a",
        mainView: "main",
        configId: "c",
        viewNo: 1,
        pageId: "p",
        pagesToSkip: 1,
        routes: [],
        recalls: [],
      },
      instance: "a+c",
      components,
      foreignKeys: {},
      configJson,
      assets: {},
    },
    "en",
  );

const text = (en: string): Component => ({ type: "text", props: { ko: "말", en } });
const question: Component = {
  type: "single-select",
  bind: "place",
  props: { label: { ko: "어디?", en: "Where?" }, options: {} },
};

test("what nobody is to meet unasked is not said in the list of pages", () => {
  expect(wordsOf([text("Everyone is asked this."), { ...question, notInJournal: true }])).toBe(
    "Everyone is asked this.",
  );
});

test("a page is known by its question, or else by the first line that is said to everyone", () => {
  expect(wordsOf([{ type: "content-head" }, text("Read this."), question])).toBe("Where?");
  expect(
    wordsOf([text("{places}"), { ...text("A reply."), visible: "true" }, text("**Read** this.\nThen that.")]),
  ).toBe("Read this.");
  expect(wordsOf([{ type: "text", config: "one" }], { one: { ko: "말", en: "From the config." } })).toBe(
    "From the config.",
  );
  expect(wordsOf([{ type: "next-button" }])).toBeUndefined();
});
