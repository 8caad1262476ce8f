import type { Language } from "@mindle/domain/catalogue/language";
import type { PriorityListingValue } from "@mindle/domain/widgets/priority-listing/definition";
import { priorityListingWidget } from "@mindle/domain/widgets/priority-listing/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage, type WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

const pond = page.getByRole("group", { name: "A pond" });
const rent = page.getByRole("button", { name: /^1\. Next month’s rent,/ });
const talk = page.getByRole("button", { name: /^2\. Friday’s talk,/ });

async function show(state: WidgetState, language: Language = "en") {
  return (await showWidget({ ...state, widget, examples: priorityListingWidget.examples, language })).onValue;
}

/** A place on the pond, in hundredths of its width. */
function placeOnPond(x: number, y: number) {
  const { width } = pond.element().getBoundingClientRect();
  return { x: (x / 100) * width, y: (y / 100) * width };
}

const priorities = (value: PriorityListingValue["priorities"]): PriorityListingValue => ({
  priorities: value,
});

test("a leaf is dragged to where it is as near as urgent, of a middle size, and back to the bank", async () => {
  const onValue = await show({ props: "worries" });
  await userEvent.dragAndDrop(rent, pond, { targetPosition: placeOnPond(80, 65) });
  expect(onValue).toHaveBeenLastCalledWith(priorities({ rent: { urgency: 2, importance: 1 } }));
  await userEvent.dragAndDrop(rent, pond, { targetPosition: placeOnPond(20, 20) });
  expect(onValue).toHaveBeenLastCalledWith(priorities({ rent: { urgency: 1, importance: 1 } }));
  await userEvent.dragAndDrop(rent, pond, { targetPosition: placeOnPond(20, 90) });
  expect(onValue).toHaveBeenLastCalledWith(priorities({}));
});

test("taps on the water float one leaf after the other", async () => {
  const onValue = await show({ props: "worries" });
  await pond.click({ position: placeOnPond(80, 20) });
  await pond.click({ position: placeOnPond(20, 65) });
  expect(onValue).toHaveBeenLastCalledWith(
    priorities({ rent: { urgency: 1, importance: 1 }, talk: { urgency: 2, importance: 1 } }),
  );
  // All float: a further tap is for the leaf that is chosen, and for none before.
  await pond.click({ position: placeOnPond(20, 20) });
  expect(onValue).toHaveBeenCalledTimes(2);
  await talk.click();
  await pond.click({ position: placeOnPond(20, 40) });
  expect(onValue).toHaveBeenLastCalledWith(
    priorities({ rent: { urgency: 1, importance: 1 }, talk: { urgency: 1, importance: 1 } }),
  );
});

test("arrow keys move a leaf, which says where it is", async () => {
  const onValue = await show({ props: "worries" });
  await userEvent.tab();
  await expect.element(rent).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(onValue).toHaveBeenLastCalledWith(priorities({ rent: { urgency: 1, importance: 1 } }));
  await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}{ArrowUp}");
  expect(onValue).toHaveBeenLastCalledWith(priorities({ rent: { urgency: 1, importance: 2 } }));
  await expect.element(rent).toHaveFocus();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("1. Next month’s rent, Urgency 1, Importance 2");
});

test("the chosen leaf also has its urgency as a choice, and grows and shrinks by two buttons", async () => {
  const onValue = await show({ props: "worries" }, "ko");
  await page.getByRole("button", { name: /^2\. 금요일 발표,/ }).click();
  const urgency = page.getByRole("group", { name: "금요일 발표, 급한 정도" });
  await urgency.getByRole("radio", { name: "2, 급해요" }).click();
  expect(onValue).toHaveBeenLastCalledWith(priorities({ talk: { urgency: 2, importance: 1 } }));
  // It stays chosen, so that the buttons are for the same leaf.
  const grow = page.getByRole("button", { name: "더 중요하게, 금요일 발표" });
  await grow.click();
  expect(onValue).toHaveBeenLastCalledWith(priorities({ talk: { urgency: 2, importance: 2 } }));
  await expect.element(grow).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "덜 중요하게, 금요일 발표" }).click();
  expect(onValue).toHaveBeenLastCalledWith(priorities({ talk: { urgency: 2, importance: 1 } }));
});

test("the list has the two choices of every row", async () => {
  const onValue = await show({ props: "worries" });
  await page.getByRole("button", { name: "Show as a list" }).click();
  await page
    .getByRole("group", { name: "Next month’s rent, Urgency" })
    .getByText("1", { exact: true })
    .click();
  await page
    .getByRole("group", { name: "Friday’s talk, Importance" })
    .getByText("2", { exact: true })
    .click();
  expect(onValue).toHaveBeenLastCalledWith(priorities({ rent: { urgency: 1 }, talk: { importance: 2 } }));
});

test("an empty pond says why it is empty", async () => {
  const label = { ko: "걱정", en: "Worries" };
  const examples = { props: { none: { label, rows: {}, levels: 3 } }, valid: [], invalid: [] };
  await render(<ExamplePage widget={widget} examples={examples} props="none" language="en" />);
  await expect.element(page.getByText(/^Nothing is picked yet\. Pick one on a page before/)).toBeVisible();
});

test("a row that lacks a choice says so where it is chosen", async () => {
  await show({ props: "worries", value: priorities({ rent: { urgency: 2 } }), isRefused: true });
  const row = page.getByRole("list", { name: "What comes first" }).getByRole("button").first();
  await expect.element(row).toHaveAttribute("data-part", "rent");
  await expect.element(row).toHaveAccessibleDescription("Please fill in the blank");
});

test("read-only, leaves stay where they are", async () => {
  const value = priorities({ rent: { urgency: 2, importance: 2 }, talk: { urgency: 1, importance: 2 } });
  const onValue = await show({ props: "worries", value, isDisabled: true });
  await expect.element(rent).toBeDisabled();
  await pond.click({ position: placeOnPond(20, 20) });
  await expect.element(page.getByText("Urgency 2, Importance 2")).toBeVisible();
  expect(onValue).not.toHaveBeenCalled();
});
