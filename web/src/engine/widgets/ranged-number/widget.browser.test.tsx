import { rangedNumberWidget } from "@mindle/domain/widgets/ranged-number/widget";
import { expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: rangedNumberWidget.examples, language: "en", props: "small" } as const;
const slider = page.getByRole("slider", { name: "How easy is your breath now?" });
const field = page.getByRole("textbox", { name: "How easy is your breath now? Type a number" });

/** Moves a finger along places of the slider, given from its left edge and its middle. */
async function touch(places: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const box = slider.element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", [x, y]: readonly [number, number]) =>
    cdp().send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [{ x: frame.left + box.left + x, y: frame.top + box.top + box.height / 2 + y }],
    });
  for (const [at, place] of places.entries()) await send(at === 0 ? "touchStart" : "touchMove", place);
  await send("touchEnd", [0, 0]);
}

test("nothing is chosen before it is touched", async () => {
  await render(<ExamplePage {...example} />);
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Not chosen yet");
  await expect.element(field).toHaveValue("");
  await expect.element(page.getByText("Slide the pebble, or type a number")).toBeVisible();
});

test("a press chooses the number there, also the lowest and the middle one", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  const { width, height } = slider.element().getBoundingClientRect();
  const press = (x: number) => slider.click({ position: { x, y: height / 2 }, force: true });
  await press(width / 2);
  expect(onValue).toHaveBeenLastCalledWith(5);
  await press(30);
  expect(onValue).toHaveBeenLastCalledWith(0);
  await expect.element(slider).toHaveAttribute("aria-valuetext", "0");
  await expect.element(field).toHaveValue("0");
});

test("a finger slides the pebble", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  const { width } = slider.element().getBoundingClientRect();
  await touch([
    [width / 2, 0],
    [width / 2 + 20, 1],
    [width - 30, 2],
  ]);
  expect(onValue).toHaveBeenLastCalledWith(10);
});

test("a finger that scrolls the page chooses nothing", async () => {
  const onValue = vi.fn();
  await render(
    <div style={{ paddingBlock: "60vh" }}>
      <ExamplePage {...example} onValue={onValue} />
    </div>,
  );
  slider.element().scrollIntoView({ block: "center", behavior: "instant" });
  await touch([
    [80, 0],
    [80, -20],
    [81, -60],
    [81, -120],
  ]);
  expect(onValue).not.toHaveBeenCalled();
});

test("works by keyboard: a key chooses the middle, arrows go on from it", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onValue).toHaveBeenLastCalledWith(5);
  await userEvent.keyboard("{ArrowRight}");
  expect(onValue).toHaveBeenLastCalledWith(6);
  await userEvent.keyboard("{Home}");
  expect(onValue).toHaveBeenLastCalledWith(0);
});

test("what is typed stays as it is, and is a number where it is one", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await field.click();
  for (const [key, value] of [
    ["7", 7],
    [".", "7."],
    ["0", 7],
    ["5", 7.05],
  ] as const) {
    await userEvent.keyboard(key);
    expect(onValue).toHaveBeenLastCalledWith(value);
  }
  await expect.element(field).toHaveValue("7.05");
  await userEvent.clear(field);
  expect(onValue).toHaveBeenLastCalledWith(null);
  await userEvent.fill(field, "일곱쯤");
  expect(onValue).toHaveBeenLastCalledWith("일곱쯤");
  await expect.element(field).toHaveValue("일곱쯤");
});

test("says in words what the number means", async () => {
  await render(<ExamplePage {...example} props="usual" value={100} language="ko" />);
  await expect.element(page.getByRole("slider")).toHaveAttribute("aria-valuetext", "100%, 그대로 믿어요");
});

test("the unit stands beside the number where fields do not grow with it", async () => {
  await page.viewport(390, 720);
  await render(<ExamplePage {...example} props="usual" value={75} />);
  const number = page.getByRole("textbox").element();
  const unit = page.getByText("%", { exact: true }).element();
  expect(CSS.supports("field-sizing", "content")).toBe(true);
  if (number instanceof HTMLElement) number.style.setProperty("field-sizing", "fixed");
  expect(unit.getBoundingClientRect().left).toBeGreaterThan(number.getBoundingClientRect().left);
  expect(unit.getBoundingClientRect().bottom).toBeLessThan(number.getBoundingClientRect().bottom + 20);
});

test("says what is wrong with the number", async () => {
  await render(<ExamplePage {...example} value={10.5} isRefused />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not more than 10");
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveValue("10.5");
});

test("read-only, the number can be read and not changed", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} value={7} isDisabled onValue={onValue} />);
  await expect.element(field).toHaveValue("7");
  await expect.element(field).toBeDisabled();
  await slider.click({ force: true });
  expect(onValue).not.toHaveBeenCalled();
});

test("is hard to bear where it is high only if its author says so", async () => {
  const { small } = rangedNumberWidget.examples.props;
  if (small === undefined) throw new Error("expected an example of a small range");
  const { rerender } = await render(<ExamplePage {...example} />);
  expect(slider.element()).not.toHaveAttribute("data-high-is-hard");
  const examples = { ...rangedNumberWidget.examples, props: { small: { ...small, hard: true } } } as const;
  await rerender(<ExamplePage {...example} examples={examples} key="hard" />);
  expect(slider.element()).toHaveAttribute("data-high-is-hard");
});
