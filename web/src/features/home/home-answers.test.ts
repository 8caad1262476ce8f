import type { HomeAnswer } from "@mindle/domain/catalogue/programme";
import type { SavedModel } from "@mindle/domain/content/page-save";
import { seoulDay } from "@mindle/domain/time";
import { slowAnswerExamples } from "@mindle/domain/widgets/slow-answer/examples";
import { NO_REQUEST, type SlowAnswerValue } from "@mindle/domain/widgets/slow-answer/value";
import { afterEach, expect, test, vi } from "vitest";
import { prepareStep } from "../../engine/step/step.ts";
import { exampleStep } from "../../engine/testing/example-step.ts";
import { TestBrowser } from "../../platform/answers/testing/test-browser.ts";
import { TestServer } from "../../platform/answers/testing/test-server.ts";
import { slipOf } from "./home-answers.ts";

const content = exampleStep({
  first: { root: [{ type: "text", props: { ko: "가", en: "a" } }] },
  asked: {
    root: [
      {
        type: "slow-answer",
        bind: "a1",
        props: JSON.parse(JSON.stringify(slowAnswerExamples.props["real"])),
      },
      {
        type: "text-input",
        bind: "fact",
        optional: true,
        props: { label: { ko: "사실", en: "Fact" }, rows: 1, max: 100 },
      },
    ],
  },
});

const HELD: SlowAnswerValue = {
  ...NO_REQUEST,
  held: {
    ...{ ...NO_REQUEST.held, role: "boss", what: "work", at: "2026-12-03T06:00:00.000Z" },
    dueAt: "2026-12-04T00:00:00.000Z",
  },
  past: [],
};
const DECIDED: SlowAnswerValue = { ...HELD, answer: { ...HELD.answer, choice: "no" } };

const WAITING: HomeAnswer = {
  page: "d1-s1/asked",
  answer: "a1",
  text: { ko: "답을 기다리는 부탁", en: "A request that waits" },
};
const GATHERED: HomeAnswer = { ...WAITING, answer: "fact", text: { ko: "모은 사실", en: "Facts" } };

let tab = new TestBrowser("phone", new TestServer()).open();

afterEach(() => {
  vi.useRealTimers();
  tab.crash();
  tab = new TestBrowser("phone", new TestServer()).open();
});

const prepared = () => prepareStep(content, tab.answers);

const waits = async (value: SlowAnswerValue, time: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
  const today = seoulDay(Date.now());
  const step = await prepared();
  tab.answers.edit("asked+asked", { a1: value });
  return (await slipOf(step, WAITING, { list: "waiting", language: "ko", today }))?.text;
};

test("an answer waits from its time on, not from the beginning of that day, until it is given", async () => {
  expect(await waits(HELD, "2026-12-03T23:59:59.000Z")).toBeUndefined();
  expect(await waits(HELD, "2026-12-04T00:00:00.000Z")).toBe("답을 기다리는 부탁");
  expect(await waits(HELD, "2026-12-20T00:00:00.000Z")).toBe("답을 기다리는 부탁");
  expect(await waits(DECIDED, "2026-12-20T00:00:00.000Z")).toBeUndefined();
});

const gathered = async (answer: SavedModel) => {
  const step = await prepared();
  await tab.answers.finishPage("asked+asked", { fact: answer }, { locale: "ko", version: undefined });
  return slipOf(step, GATHERED, { list: "gathered", language: "en", today: "2026-12-04" });
};

test("what was gathered is shown in words, and leads to its page", async () => {
  expect(await gathered({ state: "answered", value: "세수했어요" })).toEqual({
    text: "Facts",
    words: "세수했어요",
    to: expect.stringMatching(/d1-s1\/2$/),
  });
});

test("what was left out is not shown, nor are words of a crisis", async () => {
  expect(await gathered({ state: "skipped" })).toBeUndefined();
  expect(await gathered({ state: "answered", value: "죽고 싶다" })).toBeUndefined();
});

test("a page that the person's version does not have is not spoken of", async () => {
  const step = await prepared();
  const other = { ...GATHERED, page: "d1-s1/other" };
  expect(
    await slipOf(step, other, { list: "gathered", language: "ko", today: "2026-12-04" }),
  ).toBeUndefined();
});
