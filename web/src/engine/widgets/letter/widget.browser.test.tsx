import type { RecalledAnswers } from "@mindle/domain/content/recalls";
import { letterWidget } from "@mindle/domain/widgets/letter/widget";
import { textInput } from "@mindle/domain/widgets/text-input/definition";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const field = { label: { ko: "어디", en: "Where" }, rows: 1, max: 50 };
const answer = (value: string): RecalledAnswers[string] => ({ definition: textInput, value, props: field });

function shown(answers: RecalledAnswers, examples = letterWidget.examples) {
  return render(
    <ExamplePage widget={widget} examples={examples} props="usual" language="ko" page={{ answers }} />,
  );
}

test("a paragraph runs on with the person's own words", async () => {
  const { container } = await shown({ focus: answer("월요일 회의"), rule: answer("{focus}") });
  const paragraphs = [...container.querySelectorAll("p")].map((each) => each.innerText);
  expect(paragraphs).toEqual([
    "리기야, 우리가 자주 만나던 곳 기억하지?\n월요일 회의",
    "{focus}",
    "덜 된 채로도 나는 나야.",
  ]);
});

test("what has no answer is left out, or says something else", async () => {
  const { container } = await shown({});
  await expect.element(page.getByText("리기야, 그동안 곁에 있어 줘서 고마워.")).toBeVisible();
  expect(container.querySelectorAll("p")).toHaveLength(2);
});

test("there is no sheet without a word on it", async () => {
  const props = { usual: { paragraphs: [{ text: { ko: "{rule}", en: "{rule}" } }] } };
  const { container } = await shown({}, { ...letterWidget.examples, props });
  expect(container.childElementCount).toBe(0);
});
