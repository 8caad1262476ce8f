import type { Language } from "@mindle/domain/catalogue/language";
import { strengthsFillInWidget } from "@mindle/domain/widgets/strengths-fill-in/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

function show(state: WidgetState, language: Language = "en") {
  return showWidget({ ...state, widget, examples: strengthsFillInWidget.examples, language });
}

const hard = page.getByRole("group", { name: "On the hard day when I …, I was ….", exact: true });
const quiet = page.getByRole("group", { name: "When I … and nobody knew, I was … as well.", exact: true });

test("the blanks are in their sentences, and Enter goes from one to the next", async () => {
  const { onValue } = await show({ props: "usual" });
  await userEvent.click(hard.getByRole("textbox", { name: "what I did" }));
  await userEvent.keyboard("stayed{Enter}patient{Enter}washed up");
  await expect.element(quiet.getByRole("textbox", { name: "what I did" })).toHaveFocus();
  expect(onValue).toHaveBeenLastCalledWith({
    hard: { act: "stayed", quality: "patient" },
    quiet: { act: "washed up" },
  });
});

test("a blank grows with its words, and none is cut off", async () => {
  const { onValue, container } = await show({ props: "usual" });
  const blank = hard.getByRole("textbox", { name: "how I was" });
  const { width, height } = blank.element().getBoundingClientRect();
  await blank.fill("patient and calm");
  expect(blank.element().getBoundingClientRect().width).toBeGreaterThan(width);
  const long = "patient and calm and kind ".repeat(4);
  await blank.fill(long);
  expect(onValue).toHaveBeenLastCalledWith({ hard: { quality: long } });
  expect(blank.element().getBoundingClientRect().height).toBeGreaterThan(height * 1.5);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

test("a sentence for each row of an earlier answer, whose words stay its own", async () => {
  const { onValue } = await show({ props: "rows", value: { moving: { strength: "care" } } }, "ko");
  const speaking = page.getByRole("group", { name: "‘회의에서 먼저 말하기’ 뒤에는 … 마음이 있었어요." });
  await speaking.getByRole("textbox", { name: "어떤" }).fill("용감한");
  expect(onValue).toHaveBeenLastCalledWith({
    moving: { strength: "care" },
    speaking: { strength: "용감한" },
  });
});

test("a refused blank says so in its sentence", async () => {
  const { container } = await show({
    props: "usual",
    value: { hard: { act: "stayed", quality: " " }, quiet: { act: "washed up", quality: "careful" } },
    isRefused: true,
  });
  const blank = hard.getByRole("textbox", { name: "how I was" });
  await expect.element(blank).toHaveAccessibleDescription("Please fill in the blank");
  await expect.element(hard.getByRole("textbox", { name: "what I did" })).not.toHaveAttribute("aria-invalid");
  expect(container.querySelector('[data-part="hard.quality"]')).toBe(blank.element());
});

test("read-only: the sentences are there and nothing can be changed", async () => {
  const [example] = strengthsFillInWidget.examples.valid;
  await show({ props: "usual", value: example?.value, isDisabled: true });
  const blank = hard.getByRole("textbox", { name: "how I was" });
  await expect.element(blank).toHaveValue("참을성 있는");
  await expect.element(blank).toBeDisabled();
});
