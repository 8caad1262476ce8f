import { questionSetWidget } from "@mindle/domain/widgets/question-set/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: questionSetWidget.examples, language: "en", props: "usual" } as const;
const lacking = page.getByRole("radiogroup", { name: "Even finished work looked lacking" });
const rested = page.getByRole("radiogroup", { name: "I do not feel rested" });

test("every point of a long scale is large enough for a thumb at 360 pixels", async () => {
  await page.viewport(360, 800);
  const view = await render(
    <div style={{ inlineSize: "320px" }}>
      <ExamplePage {...example} />
    </div>,
  );
  for (const point of view.container.querySelectorAll("label")) {
    const { width, height } = point.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("each question gets a point of the scale; nothing is chosen before", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  const zero = lacking.getByRole("radio", { name: "0 Not at all" });
  await expect.element(zero).not.toBeChecked();
  await zero.click();
  expect(onValue).toHaveBeenLastCalledWith({ enough: 0 });
  await lacking.getByRole("radio", { name: "7" }).click();
  expect(onValue).toHaveBeenLastCalledWith({ enough: 7 });
});

test("a point that has a label says it", async () => {
  await render(<ExamplePage {...example} props="measure" />);
  await rested.getByRole("radio", { name: "3 Often" }).click();
  await expect.element(rested.getByText("Often")).toBeVisible();
});

test("works by keyboard", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowRight}{ArrowRight}");
  expect(onValue).toHaveBeenLastCalledWith({ enough: 2 });
});

test("an answer can be taken back where some may be left out", async () => {
  const onValue = vi.fn();
  const { rerender } = await render(<ExamplePage {...example} value={{ enough: 7 }} onValue={onValue} />);
  await expect.element(page.getByText("5 answers are enough")).toBeVisible();
  await lacking.getByRole("button", { name: "Clear answer" }).click();
  expect(onValue).toHaveBeenLastCalledWith({});
  await rerender(<ExamplePage {...example} key="measure" props="measure" value={{ fall: 1 }} />);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("says at a question that its answer is missing", async () => {
  await render(<ExamplePage {...example} props="measure" value={{ fall: 1 }} isRefused language="ko" />);
  const missing = page.getByRole("radiogroup", { name: "자다가 자주 깨요" });
  await expect.element(missing).toHaveAccessibleDescription("답을 골라 주세요");
  await expect.element(missing).toHaveAttribute("data-part", "wake");
});

test("read-only, answers can be read and not changed", async () => {
  await render(<ExamplePage {...example} value={{ enough: 7 }} isDisabled />);
  await expect.element(lacking.getByRole("radio", { name: "7" })).toBeChecked();
  await expect.element(lacking.getByRole("radio", { name: "8" })).toBeDisabled();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
