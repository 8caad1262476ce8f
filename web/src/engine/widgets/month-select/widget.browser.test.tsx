import { monthSelectWidget } from "@mindle/domain/widgets/month-select/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: monthSelectWidget.examples, language: "en", props: "usual" } as const;
const may = page.getByRole("radio", { name: "May" });

test("a press circles a month, another one moves the circle", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await page.getByRole("radio", { name: "September" }).click();
  await may.click();
  expect(onValue).toHaveBeenLastCalledWith(5);
  await expect.element(may).toBeChecked();
});

test("works by keyboard", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} language="ko" onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowLeft}");
  expect(onValue).toHaveBeenLastCalledWith(12);
  await expect.element(page.getByRole("radio", { name: "12월" })).toHaveFocus();
});

test("says what is missing; read-only, nothing can be changed", async () => {
  const { rerender } = await render(<ExamplePage {...example} isRefused />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please enter an answer");
  await rerender(<ExamplePage {...example} key="read-only" value={5} isDisabled />);
  await expect.element(may).toBeChecked();
  await expect.element(may).toBeDisabled();
});
