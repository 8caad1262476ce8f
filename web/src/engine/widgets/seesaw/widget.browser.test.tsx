import type { Language } from "@mindle/domain/catalogue/language";
import { seesawWidget } from "@mindle/domain/widgets/seesaw/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

function show(state: WidgetState, language: Language = "en") {
  return showWidget({ ...state, widget, examples: seesawWidget.examples, language });
}

test("a press on the track rolls the pebble there", async () => {
  const { onValue } = await show({ props: "usual" }, "ko");
  const sleep = page.getByRole("slider", { name: "잠", exact: true });
  await expect.element(sleep).toHaveAttribute("aria-valuetext", "올리지 않음");
  const { width } = sleep.element().getBoundingClientRect();
  await sleep.click({ position: { x: width - 4, y: 20 } });
  expect(onValue.mock.lastCall).toEqual([{ gives: {}, takes: { sleep: 5 } }]);
  await expect.element(page.getByText("‘가져가는 것’ 쪽이 더 무거워요")).toBeVisible();
  await sleep.click({ position: { x: 4, y: 20 } });
  expect(onValue.mock.lastCall).toEqual([{ gives: {}, takes: {} }]);
});

test("dragging rolls it step by step", async () => {
  const { onValue } = await show({ props: "usual" });
  const praise = page.getByRole("slider", { name: "Praise" });
  const { width } = praise.element().getBoundingClientRect();
  await userEvent.dragAndDrop(praise, praise, {
    sourcePosition: { x: 18, y: 20 },
    targetPosition: { x: 18 + ((width - 36) * 3) / 5, y: 20 },
  });
  expect(onValue.mock.lastCall).toEqual([{ gives: { praise: 3 }, takes: {} }]);
});

test("a finger that scrolls the page over a slider leaves its weight as it was", async () => {
  const { onValue } = await show({ props: "usual", value: { gives: { praise: 4 }, takes: {} } });
  const praise = page.getByRole("slider", { name: "Praise" });
  const fire = (type: string) =>
    praise.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch" }));
  fire("pointerdown");
  await praise.fill("2");
  expect(onValue.mock.lastCall).toEqual([{ gives: { praise: 2 }, takes: {} }]);
  fire("pointercancel");
  expect(onValue.mock.lastCall).toEqual([{ gives: { praise: 4 }, takes: {} }]);
  await expect.element(praise).toHaveValue("4");
});

test("by keyboard: arrows change the weight", async () => {
  const { onValue, container } = await show({ props: "usual" });
  await userEvent.tab();
  await expect.element(page.getByRole("slider", { name: "Praise" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{End}{ArrowLeft}");
  expect(onValue.mock.lastCall).toEqual([{ gives: { praise: 4 }, takes: {} }]);
  await userEvent.keyboard("{Home}");
  expect(onValue.mock.lastCall).toEqual([{ gives: {}, takes: {} }]);
  expect(container.textContent).toContain("Nothing on it yet");
});

test("its plain version is a choice for each row", async () => {
  const { onValue } = await show({ props: "people", value: { gives: { sister: 2 }, takes: {} } });
  await page.getByRole("button", { name: "Show as a list" }).click();
  const back = page.getByRole("group", { name: "What comes back" });
  await back
    .getByRole("group", { name: "My sister" })
    .getByRole("radio", { name: "4" })
    .click({ force: true });
  expect(onValue.mock.lastCall).toEqual([{ gives: { sister: 2 }, takes: { sister: 4 } }]);
  const given = page.getByRole("group", { name: "What I give" });
  const sister = given.getByRole("group", { name: "My sister" });
  await expect.element(sister.getByRole("radio", { name: "2" })).toBeChecked();
  await sister.getByRole("radio", { name: "Not on it" }).click({ force: true });
  expect(onValue.mock.lastCall).toEqual([{ gives: {}, takes: { sister: 4 } }]);
});

test("what is missing is said at its side or row", async () => {
  const { container } = await show({ props: "usual", isRefused: true });
  for (const side of ["gives", "takes"]) {
    expect(container.querySelector(`[data-part="${side}"]`)?.textContent).toContain("Please enter an answer");
  }
  const rows = await show({ props: "people", value: { gives: {}, takes: { friend: 9 } }, isRefused: true });
  const text = (part: string) => rows.container.querySelector(`[data-part="${part}"]`)?.textContent;
  expect(text("gives")).toContain("Please enter an answer");
  expect(text("takes.friend")).toContain("This answer is gone");
});

test("can be read but not changed when the page is closed", async () => {
  await show({ props: "usual", value: { gives: { calm: 4 }, takes: { sleep: 5 } }, isDisabled: true });
  await expect.element(page.getByRole("slider", { name: "Sleep" })).toBeDisabled();
  await expect.element(page.getByText("‘Takes’ weighs more")).toBeVisible();
  await page.getByRole("button", { name: "Show as a list" }).click();
  await expect.element(page.getByRole("radio", { name: "5" }).first()).toBeDisabled();
});

test("with nothing to weigh it says what to do, and draws no board", async () => {
  const label = { ko: "얻은 것", en: "Gained" };
  const side = { label, rows: {} };
  const examples = { props: { nothing: { label, gives: side, takes: side } }, valid: [], invalid: [] };
  await showWidget({ widget, examples, props: "nothing" });
  await expect.element(page.getByText(/^Nothing is picked yet\. Pick one on a page before/)).toBeVisible();
  expect(page.getByRole("button").all()).toHaveLength(0);
});
