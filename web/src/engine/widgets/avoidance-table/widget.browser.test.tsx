import type { Language } from "@mindle/domain/catalogue/language";
import type { AvoidanceTableValue } from "@mindle/domain/widgets/avoidance-table/definition";
import { avoidanceTableWidget } from "@mindle/domain/widgets/avoidance-table/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import { groundAt } from "./places.ts";
import widget from "./widget.tsx";

const hill = page.getByRole("group", { name: "A hill" });
const stone = (name: RegExp) => page.getByRole("slider", { name });
const lunch = stone(/^1\. Going along/);
const shift = stone(/^2\. Swapping/);

async function show(state: WidgetState, language: Language = "en") {
  return (await showWidget({ ...state, widget, examples: avoidanceTableWidget.examples, language })).onValue;
}

/** A place on the hill, in hundredths of its width. */
function placeOnHill(x: number, y: number) {
  const { width } = hill.element().getBoundingClientRect();
  return { x: (x / 100) * width, y: (y / 100) * width };
}

const onSlope = (rating: number) => placeOnHill(groundAt(rating).x, groundAt(rating).y - 20);
const ratings = (value: AvoidanceTableValue["ratings"]): AvoidanceTableValue => ({ ratings: value });

test("a stone is dragged up the hill in steps, and back to the meadow", async () => {
  const onValue = await show({ props: "refusals" });
  const dragged = page.getByText("1", { exact: true }).first();
  await userEvent.dragAndDrop(dragged, hill, { targetPosition: onSlope(72) });
  expect(onValue).toHaveBeenLastCalledWith(ratings({ lunch: 70 }));
  await expect.element(lunch).toHaveValue("70");
  await userEvent.dragAndDrop(dragged, hill, { targetPosition: placeOnHill(40, 92) });
  expect(onValue).toHaveBeenLastCalledWith(ratings({}));
});

test("taps on the hill send one stone after the other", async () => {
  const onValue = await show({ props: "refusals" });
  await hill.click({ position: onSlope(20) });
  await hill.click({ position: onSlope(80) });
  expect(onValue).toHaveBeenLastCalledWith(ratings({ lunch: 20, shift: 80 }));
});

test("arrow keys move a stone, beginning at 0", async () => {
  const onValue = await show({ props: "refusals" });
  await userEvent.tab();
  await expect.element(lunch).toHaveFocus();
  await expect.element(lunch).toHaveAttribute("aria-valuetext", "Still below the hill");
  await userEvent.keyboard("{ArrowRight}");
  expect(onValue).toHaveBeenLastCalledWith(ratings({ lunch: 0 }));
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowLeft}");
  expect(onValue).toHaveBeenLastCalledWith(ratings({ lunch: 10 }));
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  expect(onValue).toHaveBeenLastCalledWith(ratings({ lunch: 10, shift: 100 }));
  await expect.element(shift).toHaveAttribute("aria-valuetext", "100");
});

test("the chosen stone is raised and lowered with buttons", async () => {
  const onValue = await show({ props: "refusals", value: ratings({ shift: 90 }) }, "ko");
  await page.getByRole("list", { name: "쉬운 것부터" }).getByRole("button").first().click();
  const raise = page.getByRole("button", { name: "10만큼 높이기, 근무 바꿔 주기" });
  await raise.click();
  await expect.element(raise).toHaveAttribute("aria-disabled", "true");
  await raise.click({ force: true });
  expect(onValue).toHaveBeenLastCalledWith(ratings({ shift: 100 }));
  await page.getByRole("button", { name: "10만큼 낮추기, 근무 바꿔 주기" }).click();
  expect(onValue).toHaveBeenLastCalledWith(ratings({ shift: 90 }));
});

test("rows are in the order of their ratings, and a good place to begin is named", async () => {
  const [first] = avoidanceTableWidget.examples.valid;
  await show({ props: "usual", value: first?.value });
  const rows = page.getByRole("list", { name: "Easiest first" }).getByRole("listitem");
  await expect.element(rows.nth(0)).toHaveTextContent("2Leaving with an untidy desk How hard 0");
  await expect.element(rows.nth(1).getByText("A good place to begin")).toBeVisible();
  await expect.element(page.getByText("A good place to begin")).toBeVisible();
});

test("the list takes figures, and says what all ratings are together", async () => {
  const onValue = await show({ props: "refusals", value: ratings({ lunch: 20, shift: 80 }) });
  await page.getByRole("button", { name: "Show as a list" }).click();
  await page.getByRole("spinbutton", { name: "How hard, Lending money" }).fill("101");
  expect(onValue).toHaveBeenLastCalledWith(ratings({ lunch: 20, shift: 80, money: 101 }));
  await expect.element(page.getByText("201 all together, out of 200")).toBeVisible();
  await page.getByRole("spinbutton", { name: "How hard, Lending money" }).fill("");
  expect(onValue).toHaveBeenLastCalledWith(ratings({ lunch: 20, shift: 80 }));
});

test("a row without a rating, and one beyond the scale, say so", async () => {
  await show({ props: "refusals", value: ratings({ lunch: 50, money: 101 }), isRefused: true });
  const rows = page.getByRole("list", { name: "Easiest first" }).getByRole("button");
  await expect.element(rows.nth(1)).toHaveAccessibleDescription("Not more than 100");
  await expect.element(rows.nth(2)).toHaveAccessibleDescription("Please fill in the blank");
  await expect.element(rows.nth(2)).toHaveAttribute("data-part", "shift");
});

test("read-only, stones stay where they are", async () => {
  const onValue = await show({ props: "refusals", value: ratings({ lunch: 50 }), isDisabled: true });
  await expect.element(lunch).toBeDisabled();
  await hill.click({ position: onSlope(20) });
  expect(onValue).not.toHaveBeenCalled();
});

test("of heat it asks for degrees, and speaks of nothing hard", async () => {
  await show({ props: "heat", value: ratings({ hurt: 35 }) }, "ko");
  await expect
    .element(page.getByRole("slider", { name: "2. 서운해요" }))
    .toHaveAttribute("aria-valuetext", "35도");
  const rows = page.getByRole("list", { name: "낮은 온도부터" });
  await expect.element(rows.getByRole("listitem").first()).toHaveTextContent("2서운해요 35도");
  await page.getByRole("button", { name: "글자로 보기" }).click();
  await expect.element(page.getByRole("spinbutton", { name: "온도, 서운해요" })).toHaveValue(35);
  await expect.element(page.getByText(/힘들|쉬운/)).not.toBeInTheDocument();
});
