import type { ChecksAndMore } from "@mindle/domain/widgets/check-and-more/definition";
import { checkAndMoreWidget } from "@mindle/domain/widgets/check-and-more/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = {
  widget,
  examples: checkAndMoreWidget.examples,
  language: "en",
  props: "one-option",
} as const;
const rested = page.getByRole("checkbox", { name: "I rested" });
const firstField = page.getByRole("textbox", { name: "Anything in your own words? 1" });
const secondField = page.getByRole("textbox", { name: "Anything in your own words? 2" });
const add = page.getByRole("button", { name: "Add another line" });

const lastOf = (onValue: { readonly mock: { readonly lastCall?: unknown[] | undefined } }) =>
  onValue.mock.lastCall?.[0];

test("options are ticked, and words of one's own are rows with ids", async () => {
  const onValue = vi.fn<(value: unknown) => void>();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await rested.click();
  await page.getByRole("button", { name: "Anything in your own words?" }).click();
  await expect.element(firstField).toHaveFocus();
  await userEvent.keyboard("Soup");
  await userEvent.keyboard("{Enter}");
  await expect.element(secondField).toHaveFocus();
  await userEvent.keyboard("A walk");
  const row = (text: string) => ({ id: expect.stringMatching(/^[A-Za-z0-9]{20}$/), text });
  expect(lastOf(onValue)).toEqual({ checked: ["rest"], more: [row("Soup"), row("A walk")] });
});

test("a row with words that is removed can be brought back to its place", async () => {
  const value: ChecksAndMore = {
    checked: [],
    more: [
      { id: "first", text: "Soup" },
      { id: "second", text: "A walk" },
    ],
  };
  const onValue = vi.fn<(value: unknown) => void>();
  await render(<ExamplePage {...example} value={value} onValue={onValue} />);
  await page.getByRole("button", { name: "Remove ‘Soup’" }).click();
  expect(lastOf(onValue)).toEqual({ checked: [], more: [{ id: "second", text: "A walk" }] });
  const undo = page.getByRole("button", { name: "Removed ‘Soup’. Undo" });
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(lastOf(onValue)).toEqual(value);
  await expect.element(firstField).toHaveFocus();
  await expect.element(undo).not.toBeInTheDocument();
});

test("an empty row goes without a question", async () => {
  await render(<ExamplePage {...example} value={{ checked: [], more: [{ id: "a", text: " " }] }} />);
  await page.getByRole("button", { name: "Remove number 1" }).click();
  await expect.element(page.getByRole("button", { name: /Undo/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Anything in your own words?" })).toHaveFocus();
});

test("there are no more rows than fit", async () => {
  const more = ["a", "b", "c"].map((id) => ({ id, text: id }));
  await render(<ExamplePage {...example} value={{ checked: [], more }} />);
  await expect.element(add).not.toBeInTheDocument();
});

test("an empty row is named where it is", async () => {
  const value: ChecksAndMore = { checked: ["rest"], more: [{ id: "a", text: "" }] };
  const { container } = await render(<ExamplePage {...example} value={value} isRefused />);
  await expect.element(firstField).toHaveAccessibleDescription("Write a little, at least?");
  await expect.element(firstField).toBeInvalid();
  expect(container.querySelector("[data-part='a']")).toBe(firstField.element());
});

test("read-only, words can be read and nothing changed", async () => {
  const value: ChecksAndMore = { checked: ["rest"], more: [{ id: "a", text: "국밥" }] };
  await render(<ExamplePage {...example} value={value} isDisabled language="ko" />);
  await expect.element(page.getByRole("textbox")).toHaveValue("국밥");
  await expect.element(page.getByRole("textbox")).toBeDisabled();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
