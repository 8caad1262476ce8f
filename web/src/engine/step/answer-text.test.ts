import { afterEach, expect, test } from "vitest";
import type { FinishContext } from "../../platform/answers/answers.ts";
import { TestBrowser, type TestTab } from "../../platform/answers/testing/test-browser.ts";
import { TestServer } from "../../platform/answers/testing/test-server.ts";
import { exampleStep } from "../testing/example-step.ts";
import { unsentAnswers } from "./answer-text.ts";

const CONTEXT: FinishContext = { locale: "ko", version: undefined };

const STEP = exampleStep({
  one: {
    root: [
      {
        type: "single-select",
        bind: "place",
        props: {
          label: { ko: "어디에서", en: "Where" },
          options: { work: { ko: "일터에서", en: "At work" }, home: { ko: "집에서", en: "At home" } },
        },
      },
      {
        type: "text-input",
        bind: "thought",
        props: { label: { ko: "지금 드는 생각", en: "A thought" }, rows: 1, max: 100 },
      },
    ],
  },
});

let browsers = 0;
let tab: TestTab;

/** Answers of a device without a connection. */
function offline(): TestTab["answers"] {
  browsers += 1;
  const browser = new TestBrowser(`words ${browsers}`, new TestServer());
  browser.network = "offline";
  tab = browser.open();
  return tab.answers;
}

afterEach(() => tab.crash());

test.each([
  ["ko", "집에서\n천천히"],
  ["en", "At home\n천천히"],
] as const)("what was chosen is in the words of its options, in %s", async (language, text) => {
  const answers = offline();
  const saved = {
    thought: { state: "answered", value: " 천천히" },
    place: { state: "answered", value: "home" },
  } as const;
  await answers.finishPage("one+one", saved, CONTEXT);
  expect(await unsentAnswers(answers, [STEP], language)).toEqual({ text, isReadable: true });
});

test("unfinished input is among them, and what was finished before", async () => {
  const answers = offline();
  await answers.finishPage("one+one", { place: { state: "answered", value: "home" } }, CONTEXT);
  answers.edit("one+one", { place: "work", thought: "" });
  expect(await unsentAnswers(answers, [STEP], "ko")).toEqual({ text: "집에서\n일터에서", isReadable: true });
});

test("of a page that is not on this device the stored texts are shown, which is said", async () => {
  const answers = offline();
  answers.edit("one+one", { place: "work" });
  answers.edit("lost+lost", { place: "home", thought: "다시" });
  expect(await unsentAnswers(answers, [STEP], "ko")).toEqual({
    text: "일터에서\n\nhome\n다시",
    isReadable: false,
  });
});

test("an answer that its widget does not read any more is shown as it is stored", async () => {
  const answers = offline();
  answers.edit("one+one", { place: ["home"], thought: "다시" });
  expect(await unsentAnswers(answers, [STEP], "ko")).toEqual({ text: "다시\nhome", isReadable: false });
});
