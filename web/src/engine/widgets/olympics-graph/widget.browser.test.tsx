import type { Language } from "@mindle/domain/catalogue/language";
import { olympicsGraphWidget } from "@mindle/domain/widgets/olympics-graph/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

async function show(state: WidgetState, language: Language = "en") {
  return (await showWidget({ ...state, widget, examples: olympicsGraphWidget.examples, language })).onValue;
}

const option = (name: string) => page.getByRole("list").getByRole("button", { name });
const place = (name: string) => page.getByRole("button", { name });

test("taps fill the places from the first, and take down again", async () => {
  const onValue = await show({ props: "usual" });
  await option("Curiosity").click();
  await option("Warmth").click();
  expect(onValue).toHaveBeenLastCalledWith({ gold: "curious", silver: "warm" });
  await expect.element(place("First, Curiosity")).toBeVisible();
  await option("Curiosity").click();
  expect(onValue).toHaveBeenLastCalledWith({ silver: "warm" });
  await expect.element(place("First, empty")).toBeVisible();
});

test("a place waits for an option, an option for a place, and places are exchanged", async () => {
  const full = { gold: "warm", silver: "playful", bronze: "honest" };
  const onValue = await show({ props: "usual", value: full }, "ko");
  await place("첫째, 다정함").click();
  await place("셋째, 솔직함").click();
  expect(onValue).toHaveBeenLastCalledWith({ gold: "honest", silver: "playful", bronze: "warm" });
  await place("둘째, 장난기").click();
  await option("꾸준함").click();
  expect(onValue).toHaveBeenLastCalledWith({ gold: "honest", silver: "steady", bronze: "warm" });
  await option("궁금해하는 마음").click();
  await expect.element(page.getByText("어느 자리에 놓을까요?")).toBeVisible();
  await place("첫째, 솔직함").click();
  expect(onValue).toHaveBeenLastCalledWith({ gold: "curious", silver: "steady", bronze: "warm" });
});

test("the keyboard does the same", async () => {
  const onValue = await show({ props: "two" });
  await userEvent.tab();
  await expect.element(place("First, empty")).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onValue).toHaveBeenLastCalledWith({ silver: "alone" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onValue).toHaveBeenLastCalledWith({ gold: "small", silver: "alone" });
});

test("the list has a field for each place; a choice that is taken changes places", async () => {
  const onValue = await show({ props: "two", value: { gold: "small" } });
  await page.getByRole("button", { name: "Show as a list" }).click();
  await page.getByRole("combobox", { name: "Second" }).selectOptions("A table for three or four");
  expect(onValue).toHaveBeenLastCalledWith({ silver: "small" });
  await page.getByRole("combobox", { name: "First" }).selectOptions("A table for three or four");
  expect(onValue).toHaveBeenLastCalledWith({ gold: "small" });
});

test("an empty place says so", async () => {
  await show({ props: "usual", value: { gold: "warm", bronze: "honest" }, isRefused: true });
  await expect.element(place("Second, empty")).toHaveAccessibleDescription("Second: Please enter an answer");
  await expect.element(place("Second, empty")).toHaveAttribute("data-part", "silver");
});

test("read-only, the podium stays", async () => {
  await show({ props: "one", value: { gold: "kind" }, isDisabled: true });
  await expect.element(place("First, Kindness")).toBeDisabled();
  await expect.element(page.getByRole("list").getByRole("button")).toBeDisabled();
});

test("without anything to choose from it says what to do, and draws no stones", async () => {
  const label = { ko: "가장 아끼는 것", en: "Dearest" };
  const examples = { props: { nothing: { label, options: {} } }, valid: [], invalid: [] };
  await showWidget({ widget, examples, props: "nothing", language: "ko" });
  await expect.element(page.getByText(/^아직 고른 게 없어요\. 앞 페이지에서 하나 고르면/)).toBeVisible();
  expect(page.getByRole("button").all()).toHaveLength(0);
});
