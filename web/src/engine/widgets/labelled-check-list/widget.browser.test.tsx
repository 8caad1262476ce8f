import { labelledCheckListWidget } from "@mindle/domain/widgets/labelled-check-list/widget";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = {
  widget,
  examples: labelledCheckListWidget.examples,
  language: "en",
  props: "usual",
} as const;
const check = page.getByRole("checkbox", { name: "I check again although it is done" });
const redo = page.getByRole("checkbox", { name: "I start again from the beginning" });

test("a press anywhere on a row ticks it", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await redo.click({ position: { x: 120, y: 10 } });
  await check.click({ position: { x: 20, y: 20 } });
  expect(onValue).toHaveBeenLastCalledWith(["redo", "check"]);
});

test("works by keyboard, and one tick too many can be made and taken back", async () => {
  await render(<ExamplePage {...example} value={["delay", "compare", "ask", "hide"]} isRefused />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(check).toBeChecked();
  await expect.element(page.getByText("Take 1 away")).toBeVisible();
  await expect.element(page.getByText("Only 4 fit here")).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("Choose up to 4")).toBeVisible();
});

test("says in Korean what is missing", async () => {
  await render(<ExamplePage {...example} language="ko" isRefused />);
  await expect.element(page.getByText("네 개까지 고를 수 있어요")).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("답을 골라 주세요");
});

test("read-only, nothing can be changed", async () => {
  await render(<ExamplePage {...example} value={["check"]} isDisabled />);
  await expect.element(check).toBeChecked();
  await expect.element(check).toBeDisabled();
  await expect.element(redo).toBeDisabled();
});

test("ten statements are no more than a screen on a phone; at twice the text size they are below one another", async () => {
  await page.viewport(390, 844);
  const view = await render(<ExamplePage {...example} language="ko" />);
  const list = view.getByRole("list");
  expect(list.element().getBoundingClientRect().height).toBeLessThan(480);
  const [first, second] = list.getByRole("listitem").elements();
  const topOf = (row: Element | undefined) => row?.getBoundingClientRect().top;
  expect(topOf(second)).toBe(topOf(first));
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => {
    document.documentElement.style.removeProperty("font-size");
  });
  expect(topOf(second)).toBeGreaterThan(topOf(first) ?? 0);
});
