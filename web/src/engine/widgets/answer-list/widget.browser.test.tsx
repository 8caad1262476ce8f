import { type AnswerListProps, answerListWidget } from "@mindle/domain/widgets/answer-list/widget";
import type { WidgetExamples } from "@mindle/domain/widgets/widget";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const label = { ko: "자주 그랬다고 고른 문장이에요", en: "These you marked as often" };
const numbered = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`p${at}`, { ko: `${at}번`, en: `Line ${at}` }]),
  );

const worked: WidgetExamples<AnswerListProps> = {
  props: {
    empty: { label, lists: [{}, {}] },
    six: { label, lists: [numbered(3), numbered(3)] },
  },
  valid: [],
  invalid: [],
};

async function shown(examples: WidgetExamples<AnswerListProps>, props: string) {
  return render(<ExamplePage widget={widget} examples={examples} props={props} language="ko" />);
}

test("shows the parts of all its answers under its words", async () => {
  await shown(answerListWidget.examples, "usual");
  await expect.element(page.getByText(label.ko)).toBeVisible();
  await expect.element(page.getByRole("listitem")).toHaveLength(3);
});

test("shows five at once, and the others by a tap", async () => {
  await shown(answerListWidget.examples, "many");
  await expect.element(page.getByRole("listitem")).toHaveLength(5);
  await page.getByText("나머지도 보기").click();
  await expect.element(page.getByRole("listitem")).toHaveLength(7);
});

test("hides no single one, and shows nothing where there is nothing", async () => {
  await shown(worked, "six");
  await expect.element(page.getByRole("listitem")).toHaveLength(6);
  const { container } = await shown(worked, "empty");
  expect(container.childElementCount).toBe(0);
});
