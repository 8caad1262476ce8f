import { daySelectWidget } from "@mindle/domain/widgets/day-select/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: daySelectWidget.examples, language: "en", props: "june" } as const;

test("a press circles a day of its month", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await page.getByRole("radio", { name: "30", exact: true }).click();
  expect(onValue).toHaveBeenLastCalledWith(30);
  expect(page.getByRole("radio").elements()).toHaveLength(30);
});

test("works by keyboard", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} props="usual" language="ko" onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowLeft}");
  expect(onValue).toHaveBeenLastCalledWith(31);
  await expect.element(page.getByRole("radio", { name: "31일" })).toHaveFocus();
});

test("a day that the month does not have is said to be too late", async () => {
  await render(<ExamplePage {...example} value={31} isRefused />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not more than 30");
});

test("read-only, the day can be read and not changed", async () => {
  await render(<ExamplePage {...example} value={2} isDisabled />);
  const day = page.getByRole("radio", { name: "2", exact: true });
  await expect.element(day).toBeChecked();
  await expect.element(day).toBeDisabled();
});
