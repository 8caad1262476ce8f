import type { Component } from "@mindle/domain/content/activity";
import { rangedNumberWidget } from "@mindle/domain/widgets/ranged-number/widget";
import { singleSelectWidget } from "@mindle/domain/widgets/single-select/widget";
import { textInputWidget } from "@mindle/domain/widgets/text-input/widget";
import { textListWidget } from "@mindle/domain/widgets/text-list/widget";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { exampleStep } from "../testing/example-step.ts";
import { ShownPage } from "../testing/shown-page.tsx";
import { prepareStep } from "./step.ts";

// Answers that arrive while a person answers, from the server or from another tab, take nothing of it away.

const propsOf = (props: unknown): Component["props"] =>
  JSON.parse(JSON.stringify(Object.values(Object(props))[0]));
const ROOT: readonly Component[] = [
  { type: "text-input", bind: "words", props: propsOf(textInputWidget.examples.props) },
  { type: "text-list", bind: "rows", props: propsOf(textListWidget.examples.props) },
  { type: "single-select", bind: "choice", props: propsOf(singleSelectWidget.examples.props) },
  { type: "ranged-number", bind: "number", props: propsOf(rangedNumberWidget.examples.props) },
];
const INSTANCE = "one+one";

/** What another device has saved. */
const elsewhere = (revision: number) => ({
  [INSTANCE]: {
    saved: { words: { state: "answered", value: `다른 기기의 글 ${revision}` } },
    revision,
    savedAt: Date.now(),
  },
});

async function compose(text: string, isDone = false): Promise<void> {
  const method = isDone ? "Input.insertText" : "Input.imeSetComposition";
  await cdp().send(
    method,
    isDone ? { text } : { text, selectionStart: text.length, selectionEnd: text.length },
  );
}

test("what is typed, chosen and slid while answers arrive stays, also a letter that is being put together", async () => {
  const step = await prepareStep(exampleStep({ one: { root: ROOT } }), openAnswers(`late-${Date.now()}`));
  const { answers } = step;
  await render(
    <StrictMode>
      <ShownPage step={step} viewNo={1} onFinish={() => {}} />
    </StrictMode>,
  );
  const fields = page.getByRole("textbox").elements();
  const [words, row] = fields;
  if (!(words instanceof HTMLTextAreaElement || words instanceof HTMLInputElement))
    throw new Error("a field");
  if (!(row instanceof HTMLTextAreaElement)) throw new Error("a row");

  words.focus();
  await compose("ㅎ");
  answers.receive(elsewhere(1));
  await compose("하");
  answers.receive(elsewhere(2));
  await compose("한", true);
  expect(words.value).toBe("한");
  expect(document.activeElement).toBe(words);

  row.focus();
  await compose("ㄱ");
  answers.receive(elsewhere(3));
  await answers.load(["two+two"]);
  await compose("글", true);
  expect(row.value).toBe("글");

  await page.getByRole("radio").first().click();
  answers.receive(elsewhere(4));
  await page.getByRole("slider").element().focus();
  await userEvent.keyboard("{Enter}");
  answers.receive(elsewhere(5));

  await expect.element(page.getByRole("radio").first()).toBeChecked();
  expect([words.value, row.value, words.isConnected, row.isConnected]).toEqual(["한", "글", true, true]);
  expect(answers.page(INSTANCE).draft).toMatchObject({ words: "한", rows: [{ text: "글" }] });
  expect(answers.page(INSTANCE).draft).toHaveProperty("choice");
  expect(answers.page(INSTANCE).draft?.["number"]).toBeTypeOf("number");
  expect(answers.page(INSTANCE).other?.saved).toMatchObject({ words: { value: "다른 기기의 글 5" } });
});
