import { afterEach, expect, test } from "vitest";
import type { FinishContext } from "../../platform/answers/answers.ts";
import { TestBrowser } from "../../platform/answers/testing/test-browser.ts";
import { TestServer } from "../../platform/answers/testing/test-server.ts";
import { exampleStep } from "../testing/example-step.ts";
import { finishStep, saveRoute } from "./save-route.ts";
import { prepareStep } from "./step.ts";

const CONTEXT: FinishContext = { locale: "ko", version: undefined };

const input = (label: string) => ({
  type: "text-input",
  bind: "thought",
  props: { label: { ko: label, en: label }, rows: 1, max: 100 },
});

const answered = (value: string) => ({ thought: { state: "answered", value } }) as const;

/** Page `one` leads over `two` unless it says 'more'. */
const content = exampleStep({
  one: { root: [input("하나")], routes: [{ when: "thought != 'more'", pagesToSkip: 2 }] },
  two: { root: [input("둘")] },
  three: { root: [input("셋")] },
});

let tab = new TestBrowser("phone", new TestServer()).open();

afterEach(() => {
  tab.crash();
  tab = new TestBrowser("phone", new TestServer()).open();
});

async function finishAll(one: string) {
  const step = await prepareStep(content, tab.answers);
  await step.answers.finishPage("one+one", answered(one), CONTEXT);
  await step.answers.finishPage("two+two", answered("둘"), CONTEXT);
  await step.answers.finishPage("three+three", answered("셋"), CONTEXT);
  return step;
}

test("answers off the route are saved as not shown, and as answered once the route leads back", async () => {
  const step = await finishAll("less");
  const saved = () => step.answers.page("two+two").saved;
  await saveRoute(step, CONTEXT);
  expect(saved()).toEqual({ thought: { state: "not-shown", value: "둘" } });
  await step.answers.finishPage("one+one", answered("more"), CONTEXT);
  await saveRoute(step, CONTEXT);
  expect(saved()).toEqual(answered("둘"));
});

test("answers of a page that is shown once more stay as its first step has them, also off the route", async () => {
  const pages = content.pages.map((page) =>
    page.pageId === "two" ? { ...page, again: true as const } : page,
  );
  const step = await prepareStep({ ...content, pages }, tab.answers);
  await step.answers.finishPage("one+one", answered("less"), CONTEXT);
  await step.answers.finishPage("two+two", answered("둘"), CONTEXT);
  await finishStep(step, CONTEXT);
  expect(step.answers.page("two+two").saved).toEqual(answered("둘"));
});

test("unfinished input of a page off the route stays, and is sent", async () => {
  const step = await finishAll("less");
  step.answers.edit("two+two", { thought: "둘, 아직 쓰는 중" });
  await saveRoute(step, CONTEXT);
  await step.answers.flush(1_000);
  expect(step.answers.page("two+two")).toMatchObject({
    saved: { thought: { state: "not-shown", value: "둘" } },
    draft: { thought: "둘, 아직 쓰는 중" },
  });
  expect(step.answers.unsent()).toBe(0);
});

test("pages that another device has turned count on this one", async () => {
  const step = await finishAll("more");
  step.answers.setRoute(content.about, ["three"]);
  await finishStep(step, CONTEXT);
  for (const [instance, value] of [
    ["one+one", "more"],
    ["two+two", "둘"],
    ["three+three", "셋"],
  ] as const) {
    expect(step.answers.page(instance).saved).toEqual(answered(value));
  }
  expect(step.answers.finishedSteps("um-eng-v2s")).toEqual(["d1-s1"]);
});
