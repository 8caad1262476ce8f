import type { Language } from "@mindle/domain/catalogue/language";
import { textListWidget } from "@mindle/domain/widgets/text-list/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

function show(state: WidgetState, language: Language = "en") {
  return showWidget({ ...state, widget, examples: textListWidget.examples, language });
}

const line = (number: number) => page.getByRole("textbox", { name: `Line ${number}` });
const add = page.getByRole("button", { name: "Add a line" });

test("Enter goes on to a new line, which has a random id, until there are enough", async () => {
  const { value: rows } = await show({ props: "usual" });
  await userEvent.click(line(1));
  await userEvent.keyboard("{Enter}");
  await expect.element(line(2)).not.toBeInTheDocument();
  await userEvent.keyboard("A nap{Enter}");
  await expect.element(line(2)).toHaveFocus();
  await userEvent.keyboard("A walk{Enter}A book{Enter}");
  const id = expect.stringMatching(/^[A-Za-z0-9]{20}$/);
  expect(rows()).toEqual([
    { id: "row-1", text: "A nap" },
    { id, text: "A walk" },
    { id, text: "A book" },
  ]);
  await expect.element(line(3)).toHaveFocus();
  await expect.element(add).not.toBeInTheDocument();
});

test("Enter in an earlier line goes to the next one", async () => {
  const { onValue } = await show({ props: "three-people" });
  await userEvent.click(line(1));
  await userEvent.keyboard("{Enter}");
  await expect.element(line(2)).toHaveFocus();
  expect(onValue).not.toHaveBeenCalled();
});

test.each([
  ["in it", { isComposing: true }],
  ["right after it, as Safari sends it", { isComposing: false, keyCode: 229 }],
])("Enter that ends a composition does nothing else: %s", async (_when, init) => {
  const { onValue } = await show({ props: "usual", value: [{ id: "row-1", text: "낮잠" }] });
  line(1)
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }));
  await expect.element(line(2)).not.toBeInTheDocument();
  expect(onValue).not.toHaveBeenCalled();
});

test("a press adds a line and goes there", async () => {
  await show({ props: "usual" });
  await userEvent.click(add);
  await expect.element(line(2)).toHaveFocus();
});

test("a removed line leaves its words in its place, and comes back there", async () => {
  const value = ["A nap", "A walk", "A book"].map((text, at) => ({ id: `row-${at + 1}`, text }));
  const { value: rows } = await show({ props: "usual", value });
  await userEvent.click(page.getByRole("button", { name: "Remove ‘A walk’" }));
  expect(rows()).toMatchObject([{ text: "A nap" }, { text: "A book" }]);
  const undo = page.getByRole("button", { name: "Removed ‘A walk’. Undo" });
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(rows()).toEqual(value);
  await expect.element(line(2)).toHaveFocus();
  await expect.element(undo).not.toBeInTheDocument();
});

test("an empty line goes without a trace", async () => {
  await show({
    props: "usual",
    value: [
      { id: "row-1", text: "A nap" },
      { id: "b", text: "" },
    ],
  });
  await userEvent.click(page.getByRole("button", { name: "Remove number 2" }));
  await expect.element(line(1)).toHaveFocus();
  await expect.element(page.getByRole("button", { name: /Undo/ })).not.toBeInTheDocument();
});

test("lines that must be there cannot be removed", async () => {
  await show({ props: "three-people" });
  await expect.element(page.getByRole("button", { name: /Remove/ })).not.toBeInTheDocument();
  await expect.element(add).not.toBeInTheDocument();
});

test("long words go on below instead of out of sight, and none is cut off", async () => {
  const { value: rows } = await show({ props: "usual" });
  const { height } = line(1).element().getBoundingClientRect();
  const words = "A long walk that goes on and on ".repeat(4);
  await line(1).fill(words);
  expect(rows()).toMatchObject([{ text: words }]);
  expect(line(1).element().getBoundingClientRect().height).toBeGreaterThan(height * 1.5);
});

test("a refused line says so at its place", async () => {
  const { container } = await show({ props: "usual", value: [{ id: "row-1", text: " " }], isRefused: true });
  await expect.element(line(1)).toHaveAttribute("aria-invalid", "true");
  await expect.element(line(1)).toHaveAccessibleDescription("Write a little, at least?");
  expect(container.querySelector('[data-part="row-1"]')).toBe(line(1).element());
});

test("read-only: the words are there and nothing can be changed, in Korean", async () => {
  await show({ props: "usual", value: [{ id: "row-1", text: "낮잠" }], isDisabled: true }, "ko");
  const field = page.getByRole("textbox", { name: "1번 줄" });
  await expect.element(field).toHaveValue("낮잠");
  await expect.element(field).toBeDisabled();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
