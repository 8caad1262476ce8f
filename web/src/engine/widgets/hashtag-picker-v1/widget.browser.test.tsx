import type { Language } from "@mindle/domain/catalogue/language";
import { hashtagPickerV1Widget } from "@mindle/domain/widgets/hashtag-picker-v1/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

async function show(state: WidgetState, language: Language = "en") {
  return (await showWidget({ ...state, widget, examples: hashtagPickerV1Widget.examples, language })).onValue;
}

const tag = (name: string) => page.getByRole("checkbox", { name, exact: true });
const status = page.getByRole("status");

test("before the fourth, it says which one comes down; then that one does, and comes back", async () => {
  const onValue = await show({ props: "usual" });
  await userEvent.click(tag("Work"));
  await userEvent.click(tag("Housework"));
  await expect.element(status).toBeEmptyDOMElement();
  await userEvent.click(tag("Rest"));
  await expect
    .element(status)
    .toHaveTextContent("That makes three. Pick another, and ‘Work’, your first, comes down.");
  await userEvent.click(tag("Money"));
  expect(onValue).toHaveBeenLastCalledWith(["home", "rest", "money"]);
  await expect.element(tag("Work")).not.toBeChecked();
  await expect.element(status.getByText(/Pick another, and ‘Housework’/)).toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "‘Work’ came down. Undo" }));
  expect(onValue).toHaveBeenLastCalledWith(["work", "home", "rest"]);
  await expect.element(tag("Work")).toHaveFocus();
  await expect.element(tag("Money")).not.toBeChecked();
  await expect.element(page.getByRole("button", { name: /Undo/ })).not.toBeInTheDocument();
});

test("a tag that came down is remembered until the next change only", async () => {
  await show({ props: "usual", value: ["work", "home", "rest"] });
  await userEvent.click(tag("Money"));
  await userEvent.click(tag("Money"));
  await expect.element(page.getByRole("button", { name: /Undo/ })).not.toBeInTheDocument();
  await expect.element(status).toBeEmptyDOMElement();
});

test("by keyboard: Space picks a tag and takes it down", async () => {
  const onValue = await show({ props: "usual" });
  await userEvent.tab();
  await expect.element(tag("Work")).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onValue).toHaveBeenLastCalledWith(["work"]);
  await userEvent.keyboard(" ");
  expect(onValue).toHaveBeenLastCalledWith([]);
});

test("nothing is said to come down where there is nothing more to pick", async () => {
  await show({ props: "one-option", value: ["work"] }, "ko");
  await expect.element(tag("일")).toBeChecked();
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(page.getByText("하나만 걸 수 있어요")).toBeInTheDocument();
});

test("a choice that is gone leaves with the next one", async () => {
  const onValue = await show({ props: "usual", value: ["gone", "work"], isRefused: true });
  await expect.element(page.getByText("This answer is gone. Please choose again")).toBeInTheDocument();
  await userEvent.click(tag("Rest"));
  expect(onValue).toHaveBeenLastCalledWith(["work", "rest"]);
});

test("read-only: the picked tags are there, nothing can be changed and nothing is warned of", async () => {
  await show({ props: "usual", value: ["rest", "work", "body"], isDisabled: true });
  await expect.element(tag("Rest")).toBeChecked();
  await expect.element(tag("Rest")).toBeDisabled();
  await expect.element(status).toBeEmptyDOMElement();
});
