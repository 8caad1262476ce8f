import { inlineSelectWidget } from "@mindle/domain/widgets/inline-select/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: inlineSelectWidget.examples, language: "en", props: "usual" } as const;
const thing = page.getByRole("button", { name: /^do what:/ });
const meaning = page.getByRole("button", { name: /^what:/ });
const choice = (name: string) => page.getByRole("button", { name, exact: true });

test("words that are picked go into the sentence, one blank after another", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await expect.element(thing).toHaveAttribute("aria-expanded", "true");
  await choice("reply at once").click();
  expect(onValue).toHaveBeenLastCalledWith({ thing: "reply" });
  await expect.element(meaning).toHaveAttribute("aria-expanded", "true");
  await choice("lazy").click();
  expect(onValue).toHaveBeenLastCalledWith({ thing: "reply", meaning: "lazy" });
  const sentence = "If I don't reply at once, people will think I am lazy.";
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(choice("lazy")).not.toBeInTheDocument();
});

test("a blank that is pressed again offers its words again, and closes", async () => {
  const onValue = vi.fn();
  const value = { thing: "reply", meaning: "lazy" };
  await render(<ExamplePage {...example} value={value} onValue={onValue} />);
  await thing.click();
  await expect.element(choice("reply at once")).toHaveAttribute("aria-pressed", "true");
  await thing.click();
  await expect.element(choice("reply at once")).not.toBeInTheDocument();
  await thing.click();
  await choice("come out best").click();
  expect(onValue).toHaveBeenLastCalledWith({ thing: "best", meaning: "lazy" });
});

test("works by keyboard: the focus goes from blank to blank, Escape closes", async () => {
  await render(<ExamplePage {...example} />);
  await userEvent.tab();
  await expect.element(thing).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(meaning).toHaveFocus();
  await expect.element(thing).toHaveAccessibleName("do what: finish everything");
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect.element(meaning).toHaveFocus();
  await expect.element(choice("lazy")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(choice("lazy")).toBeVisible();
});

test("says at a blank what is missing", async () => {
  await render(<ExamplePage {...example} value={{ meaning: "lazy" }} isRefused language="ko" />);
  const blank = page.getByRole("button", { name: "무엇을: 비어 있어요" });
  await expect.element(blank).toHaveAttribute("data-part", "thing");
  await expect.element(blank).toHaveAccessibleDescription("‘무엇을’ · 답을 골라 주세요");
  await expect.element(page.getByRole("button", { name: /^어떻게:/ })).toHaveAccessibleDescription("");
});

test("read-only, the sentence can be read and nothing changed", async () => {
  await render(<ExamplePage {...example} value={{ thing: "reply" }} isDisabled />);
  await expect.element(thing).toBeDisabled();
  await expect.element(meaning).toBeDisabled();
  await expect.element(choice("lazy")).not.toBeInTheDocument();
});
