import type { Language } from "@mindle/domain/catalogue/language";
import { hashtagPickerV3Widget } from "@mindle/domain/widgets/hashtag-picker-v3/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

function show(state: WidgetState, language: Language = "en") {
  return showWidget({ ...state, widget, examples: hashtagPickerV3Widget.examples, language });
}

const field = page.getByRole("textbox", { name: "In your own words" });
const own = (text: string) => ({ id: expect.stringMatching(/^[A-Za-z0-9]{20}$/), text });
const undo = (name: string) => page.getByRole("button", { name: `‘${name}’ came down. Undo` });

test("every letter of an own tag is kept at once; Enter empties the field for another", async () => {
  const { value: tags } = await show({ props: "usual", value: ["slow"] });
  await userEvent.click(field);
  await userEvent.keyboard("Lazy");
  expect(tags()).toEqual(["slow", own("Lazy")]);
  await userEvent.keyboard("{Enter}Late");
  expect(tags()).toEqual(["slow", own("Lazy"), own("Late")]);
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Change ‘Lazy’" })).toBeInTheDocument();
});

test("an own tag takes the place of the oldest from its first letter, and gives it back with its last", async () => {
  const { value: tags } = await show({ props: "usual", value: ["slow", "loud", "dull"] });
  await userEvent.click(field);
  await userEvent.keyboard("x");
  expect(tags()).toEqual(["loud", "dull", own("x")]);
  await expect.element(undo("Being slow")).toBeInTheDocument();
  await userEvent.keyboard("{Backspace}");
  expect(tags()).toEqual(["slow", "loud", "dull"]);
});

test("an own tag can be changed and taken down, and its words come back", async () => {
  const { value: tags } = await show({ props: "usual", value: [{ id: "a", text: "Lazy" }, "slow"] });
  await userEvent.click(page.getByRole("button", { name: "Change ‘Lazy’" }));
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("Lazy");
  await userEvent.keyboard(" at times");
  expect(tags()).toEqual([{ id: "a", text: "Lazy at times" }, "slow"]);
  await userEvent.click(page.getByRole("button", { name: "Hang it up" }));
  await userEvent.click(page.getByRole("button", { name: "Take down ‘Lazy at times’" }));
  expect(tags()).toEqual(["slow"]);
  await expect.element(undo("Lazy at times")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(tags()).toEqual([{ id: "a", text: "Lazy at times" }, "slow"]);
  await expect.element(page.getByRole("button", { name: "Change ‘Lazy at times’" })).toHaveFocus();
});

test("an own tag that made room for others comes back even later", async () => {
  const { value: tags } = await show({ props: "usual", value: [{ id: "a", text: "Lazy" }, "slow", "loud"] });
  await userEvent.click(page.getByRole("checkbox", { name: "Being dull" }));
  await userEvent.click(page.getByRole("checkbox", { name: "Being dull" }));
  expect(tags()).toEqual(["slow", "loud"]);
  await userEvent.click(undo("Lazy"));
  expect(tags()).toEqual([{ id: "a", text: "Lazy" }, "slow", "loud"]);
});

test("a refused own tag says so, and its place is marked", async () => {
  const { container } = await show({
    props: "one-tag",
    value: [{ id: "a", text: "조용한 마음" }],
    isRefused: true,
  });
  await expect.element(page.getByText("Up to 5 characters fit here")).toBeInTheDocument();
  expect(container.querySelector('[data-part="a"] button')).not.toBeNull();
  await userEvent.click(page.getByRole("button", { name: "Change ‘조용한 마음’" }));
  await expect.element(field).toHaveAccessibleDescription("Up to 5 characters fit here");
});

test("read-only: own tags are there and nothing can be changed, in Korean", async () => {
  await show({ props: "usual", value: [{ id: "a", text: "게으르다고" }], isDisabled: true }, "ko");
  await expect.element(page.getByText("게으르다고")).toBeInTheDocument();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
