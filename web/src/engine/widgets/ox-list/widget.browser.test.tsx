import { oxListWidget } from "@mindle/domain/widgets/ox-list/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

async function show(state: WidgetState) {
  return (await showWidget({ ...state, widget, examples: oxListWidget.examples })).onValue;
}

const row = (name: string) => page.getByRole("radiogroup", { name });

test("each statement is stamped O or X, and may be stamped again", async () => {
  const onValue = await show({ props: "usual" });
  const friend = row("I would say the same to a good friend");
  await friend.getByRole("radio", { name: "Yes" }).click();
  await row("I chose this rule myself").getByRole("radio", { name: "No" }).click();
  expect(onValue).toHaveBeenLastCalledWith({ friend: "o", mine: "x" });
  await friend.getByRole("radio", { name: "No" }).click();
  expect(onValue).toHaveBeenLastCalledWith({ friend: "x", mine: "x" });
  await expect.element(friend.getByRole("radio", { name: "No" })).toBeChecked();
});

test("the keyboard goes from statement to statement, and chooses with arrows", async () => {
  const onValue = await show({ props: "usual" });
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onValue).toHaveBeenLastCalledWith({ friend: "o" });
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onValue).toHaveBeenLastCalledWith({ friend: "x", "bad-day": "o" });
});

test("statements without a stamp say so", async () => {
  await show({ props: "usual", value: { friend: "x" }, isRefused: true });
  await expect.element(row("It leaves me at ease")).toHaveAccessibleDescription("Please enter an answer");
  await expect.element(row("It leaves me at ease")).toHaveAttribute("data-part", "helps");
  await expect
    .element(row("I would say the same to a good friend"))
    .not.toHaveAccessibleDescription("Please enter an answer");
});

test("read-only, stamps stay", async () => {
  await show({ props: "meanings", value: { nice: "x" }, isDisabled: true });
  await expect.element(page.getByRole("radio", { name: "Learned" })).toBeChecked();
  await expect.element(page.getByRole("radio", { name: "Mine" })).toBeDisabled();
});
