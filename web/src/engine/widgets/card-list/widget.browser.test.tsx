import type { Language } from "@mindle/domain/catalogue/language";
import { cardListWidget } from "@mindle/domain/widgets/card-list/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

function show(state: WidgetState, language: Language = "en") {
  return showWidget({ ...state, widget, examples: cardListWidget.examples, language });
}

const field = (card: number, name: string) =>
  page.getByRole("group", { name: `Card ${card}`, exact: true }).getByRole("textbox", { name });

test("Enter goes from field to field, and from the last one to another card", async () => {
  const { value: cards } = await show({ props: "usual" });
  await userEvent.click(field(1, "What I care about"));
  await userEvent.keyboard("Care{Enter}Twice{Enter}Ill{Enter}");
  await expect.element(field(2, "What I care about")).toHaveFocus();
  expect(cards()).toEqual([
    { id: "row-1", texts: { care: "Care", enough: "Twice", exception: "Ill" } },
    { id: expect.stringMatching(/^[A-Za-z0-9]{20}$/), texts: {} },
  ]);
  await expect.element(page.getByRole("button", { name: "Write another card" })).not.toBeInTheDocument();
});

test("a removed card comes back with all its words, to its place", async () => {
  const value = [
    { id: "row-1", texts: { care: "Care", enough: "Twice", exception: "" } },
    { id: "b", texts: { enough: "Once" } },
  ];
  const { value: cards } = await show({ props: "usual", value });
  await userEvent.click(page.getByRole("button", { name: "Remove ‘Care’" }));
  expect(cards()).toMatchObject([{ id: "b" }]);
  const undo = page.getByRole("button", { name: "Removed ‘Care’. Undo" });
  await expect.element(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(cards()).toEqual(value);
  await expect.element(field(1, "What I care about")).toHaveFocus();
});

test("a refused field says so at its place", async () => {
  const { container } = await show({
    props: "usual",
    value: [{ id: "row-1", texts: { care: "Care", enough: " " } }],
    isRefused: true,
  });
  await expect.element(field(1, "What I care about")).not.toHaveAttribute("aria-invalid");
  await expect.element(field(1, "What is enough")).toHaveAccessibleDescription("Please fill in the blank");
  expect(container.querySelector('[data-part="row-1.enough"]')).toBe(field(1, "What is enough").element());
});

test("read-only: all words are there and nothing can be changed, in Korean", async () => {
  const [example] = cardListWidget.examples.valid;
  await show({ props: "usual", value: example?.value, isDisabled: true }, "ko");
  const care = page.getByRole("textbox", { name: "지키고 싶은 마음" });
  await expect.element(care).toHaveValue("꼼꼼하게 하고 싶어요");
  await expect.element(care).toBeDisabled();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
