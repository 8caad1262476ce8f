import { afterEach, expect, test } from "vitest";
import type { FinishContext } from "../platform/answers/answers.ts";
import { TestBrowser } from "../platform/answers/testing/test-browser.ts";
import { TestServer } from "../platform/answers/testing/test-server.ts";
import { finishStep } from "./finish-step.ts";
import { type PreparedStep, prepareStep } from "./step.ts";
import { exampleStep } from "./testing/example-step.ts";

const CONTEXT: FinishContext = { locale: "ko", version: undefined };
const ANSWERED = { thought: { state: "answered", value: "천천히" } } as const;

const input = (label: string) => ({
  type: "text-input",
  bind: "thought",
  props: { label: { ko: label, en: label }, rows: 1, max: 100 },
});

const tab = new TestBrowser("phone", new TestServer()).open();

afterEach(() => tab.crash());

test("answers off the way count as not shown and keep their values; the step is finished after them", async () => {
  const content = exampleStep({ one: { root: [input("하나")] }, two: { root: [input("둘")] } });
  const step: PreparedStep = await prepareStep(content, tab.answers);
  const { answers } = step;
  await answers.finishPage("one+one", ANSWERED, CONTEXT);
  await answers.finishPage("two+two", ANSWERED, CONTEXT);
  answers.setRoute(content.pack.packageBase, ["one"]);

  await finishStep(step, CONTEXT);

  expect(answers.page("one+one").saved).toEqual(ANSWERED);
  expect(answers.page("two+two").saved).toEqual({ thought: { state: "not-shown", value: "천천히" } });
  expect(answers.finishedSteps("um-eng-v2s")).toEqual(["d1-s1"]);
});
