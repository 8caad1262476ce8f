import { questionSetWidget } from "@mindle/domain/widgets/question-set/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { focusProblem } from "../../focus-problem.ts";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: questionSetWidget.examples, language: "en", props: "usual" } as const;
const question = (name: string) => page.getByRole("group", { name, exact: true });
const lacking = question("Even finished work looked lacking");
const redone = question("I redid things that were done");
const slider = page.getByRole("slider");
const previous = page.getByRole("button", { name: "Question before" });
const next = page.getByRole("button", { name: "Next question" });
const skip = page.getByRole("button", { name: "Skip" });

/** Presses at a place of the slider's track, in parts of its width. */
async function press(share: number): Promise<void> {
  const { width, height } = slider.element().getBoundingClientRect();
  const edge = 26;
  await slider.click({ position: { x: edge + share * (width - 2 * edge), y: height / 2 }, force: true });
}

test("one question is shown at a time; the next one comes after an answer", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await expect.element(page.getByText("1 of 6")).toBeVisible();
  await expect.element(redone).not.toBeInTheDocument();
  await press(0.7);
  expect(onValue).toHaveBeenLastCalledWith({ enough: 7 });
  await expect.element(redone).toBeVisible();
  await expect.element(page.getByText("2 of 6")).toBeVisible();
  await expect.element(redone.getByRole("slider")).toHaveFocus();
});

test("a finger that comes down twice answers once", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  const { width, height } = slider.element().getBoundingClientRect();
  await slider.dblClick({ position: { x: width * 0.7, y: height / 2 }, force: true });
  await expect.element(redone).toBeVisible();
  expect(onValue).toHaveBeenLastCalledWith({ enough: 7 });
});

test("every point of a short scale is large enough for a thumb at 360 pixels, and says what it means", async () => {
  await page.viewport(360, 800);
  const view = await render(
    <div style={{ inlineSize: "320px" }}>
      <ExamplePage {...example} props="measure" />
    </div>,
  );
  const points = [...view.container.querySelectorAll("label")];
  expect(points).toHaveLength(5);
  for (const point of points) {
    const { width, height } = point.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole("radio", { name: "3 Often" }).click({ force: true });
  await expect.element(question("I wake up often")).toBeVisible();
});

test("after the last question all answers are shown together, each to be changed", async () => {
  const onValue = vi.fn();
  const value = { enough: 7, redo: 6, delay: 9, tired: 8, people: 3 };
  await render(<ExamplePage {...example} value={value} onValue={onValue} />);
  await expect.element(page.getByRole("button", { name: "I stopped at good enough Skipped" })).toBeVisible();
  await page.getByRole("button", { name: "I redid things that were done 6" }).click();
  await expect.element(redone.getByRole("slider")).toHaveValue("6");
  await press(0.2);
  await expect.element(page.getByRole("button", { name: "I redid things that were done 2" })).toBeVisible();
  expect(onValue).toHaveBeenLastCalledWith({ ...value, redo: 2 });
});

test("answered on a slider, each number is a pebble where it was left", async () => {
  const { container } = await render(
    <ExamplePage {...example} value={{ enough: 0, redo: 5, delay: 10 }} isDisabled />,
  );
  const lines = page.getByRole("listitem").elements();
  const placeOf = (line: Element) => {
    const path = line.querySelector("[style*='--share']")?.getBoundingClientRect();
    const pebble = line.querySelector("svg")?.getBoundingClientRect();
    if (path === undefined || pebble === undefined) return undefined;
    return Math.round(((pebble.left + pebble.width / 2 - path.left) / path.width) * 10);
  };
  expect(lines.map(placeOf)).toEqual([0, 5, 10, undefined, undefined, undefined]);
  expect(container.querySelectorAll("svg")).toHaveLength(3);
});

test("works by keyboard: arrows choose, Enter goes on", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} props="measure" onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowRight}{ArrowRight}");
  expect(onValue).toHaveBeenLastCalledWith({ fall: 2 });
  await expect.element(question("It takes me long to fall asleep")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(question("I wake up often")).toBeVisible();
  await userEvent.keyboard(" ");
  expect(onValue).toHaveBeenLastCalledWith({ fall: 2, wake: 0 });
  await previous.click();
  await expect.element(page.getByRole("radio", { name: "2 Sometimes" })).toHaveFocus();
  await next.click();
  await expect.element(page.getByRole("radio", { name: "0 Not at all" })).toBeChecked();
});

test("where some may be left out, a second tap on an answer takes it back, and a question is skipped", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} value={{ enough: 7 }} onValue={onValue} />);
  await expect.element(page.getByText("5 answers are enough")).toBeVisible();
  await previous.click();
  await press(0.7);
  expect(onValue).toHaveBeenLastCalledWith({});
  await expect.element(lacking).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
  await skip.click();
  await expect.element(redone).toBeVisible();
});

test("where all are needed, nothing is skipped or taken back", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} props="measure" value={{ fall: 1 }} onValue={onValue} />);
  await expect.element(question("I wake up often")).toBeVisible();
  await expect.element(skip).not.toBeInTheDocument();
  await previous.click();
  await page.getByRole("radio", { name: "1 A little" }).click({ force: true });
  await expect.element(question("I wake up often")).toBeVisible();
  expect(onValue).not.toHaveBeenCalled();
});

test("says at a question that its answer is missing", async () => {
  await render(<ExamplePage {...example} props="measure" value={{ fall: 1 }} isRefused language="ko" />);
  const missing = question("자다가 자주 깨요");
  await expect.element(missing).toHaveAccessibleDescription("답을 골라 주세요");
  await expect.element(missing).toHaveAttribute("data-part", "wake");
});

test.each([
  { props: "measure", part: "wake", name: "I wake up often", says: "Please enter an answer" },
  { props: "usual", part: undefined, name: "I redid things that were done", says: "It takes at least 5" },
])("what must be changed is shown and focused, in $props", async ({ props, part, name, says }) => {
  const code = part === undefined ? "too-few" : "no-answer";
  const value = props === "measure" ? { fall: 1 } : { enough: 1 };
  const view = await render(
    <div data-bind="week">
      <ExamplePage {...example} props={props} value={value} isRefused />
    </div>,
  );
  await previous.click();
  await expect.element(question(name)).not.toBeInTheDocument();
  focusProblem(view.container, { bind: "week", code, ...(part === undefined ? {} : { part }) });
  await expect.element(question(name)).toHaveAccessibleDescription(says);
  expect(question(name).element().contains(document.activeElement)).toBe(true);
});

test("read-only, all answers can be read and none changed", async () => {
  await render(<ExamplePage {...example} value={{ enough: 7 }} isDisabled />);
  await expect.element(page.getByText("7", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("a high answer is hard to bear, but not to a question that is counted from the other end", async () => {
  const hard = "[data-high-is-hard]";
  const { container } = await render(<ExamplePage {...example} />);
  for (let before = 0; before < 5; before++) {
    expect(container.querySelector(hard)).not.toBeNull();
    await userEvent.click(skip);
  }
  await expect.element(question("I stopped at good enough")).toBeVisible();
  expect(container.querySelector(hard)).toBeNull();
});
