import type { Language } from "@mindle/domain/catalogue/language";
import { timeAllocationWidget } from "@mindle/domain/widgets/time-allocation/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import { COLUMNS, LINES } from "./week-grid.ts";
import widget from "./widget.tsx";

function show(state: WidgetState, language: Language = "en") {
  return showWidget({ ...state, widget, examples: timeAllocationWidget.examples, language });
}

function gridIn(container: HTMLElement): HTMLElement {
  const grid = [...container.querySelectorAll<HTMLElement>("[aria-hidden] > div")].find(
    ({ childElementCount }) => childElementCount === COLUMNS * LINES,
  );
  if (grid === undefined) throw new Error("there is no grid");
  return grid;
}

function colourOf(cell: Element | null): string | undefined {
  return cell === null ? undefined : getComputedStyle(cell).backgroundColor;
}

/** Moves a finger over the grid, from cell to cell. */
function sweep(container: HTMLElement, ...cells: readonly (readonly [column: number, line: number])[]) {
  const grid = gridIn(container);
  // The browser knows no pointer of this id to capture.
  grid.setPointerCapture = () => undefined;
  const box = grid.getBoundingClientRect();
  const fire = (type: string, [column, line]: readonly [number, number]) =>
    grid.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 7,
        pointerType: "touch",
        clientX: box.left + ((column + 0.5) / COLUMNS) * box.width,
        clientY: box.top + ((line + 0.5) / LINES) * box.height,
      }),
    );
  const [first = [0, 0] as const] = cells;
  fire("pointerdown", first);
  for (const cell of cells.slice(1)) fire("pointermove", cell);
  fire("pointerup", cells.at(-1) ?? first);
}

test("a finger paints hours in the chosen colour, over others too", async () => {
  const { onValue, container } = await show({ props: "exact" });
  sweep(container, [0, 0], [6, 0], [6, 1]);
  await expect.poll(() => onValue.mock.lastCall).toEqual([{ sleep: 8 }]);
  await expect.element(page.getByText("160 hours left")).toBeVisible();
  expect(colourOf(gridIn(container).firstElementChild)).not.toBe(
    colourOf(gridIn(container).lastElementChild),
  );
  await page.getByRole("radio", { name: /^Redo, check, delay/ }).click();
  sweep(container, [6, 0], [6, 3]);
  await expect.poll(() => onValue.mock.lastCall).toEqual([{ sleep: 6, redo: 4 }]);
});

test("a finger that begins on its own colour takes it away; so does the empty cell", async () => {
  const { onValue, container } = await show({ props: "exact" });
  sweep(container, [0, 0], [6, 0]);
  await expect.element(page.getByText("161 hours left")).toBeVisible();
  sweep(container, [4, 0], [6, 0]);
  await expect.poll(() => onValue.mock.lastCall).toEqual([{ sleep: 4 }]);
  await page.getByRole("radio", { name: /^Empty patch/ }).click();
  sweep(container, [0, 0], [6, 0]);
  await expect.poll(() => onValue.mock.lastCall).toEqual([{}]);
});

test("a touch paints five hours where a step has five", async () => {
  const { onValue, container } = await show({ props: "usual" }, "ko");
  sweep(container, [1, 0]);
  await expect.poll(() => onValue.mock.lastCall).toEqual([{ sleep: 5 }]);
  await expect.element(page.getByText("‘그 밖의 시간’에 163시간이 남아요")).toBeVisible();
});

test("by keyboard: choose a colour, then more and less", async () => {
  const { onValue } = await show({ props: "usual" });
  await userEvent.tab();
  await expect.element(page.getByRole("radio", { name: /^Sleep/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Work and study More" })).toHaveFocus();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(onValue.mock.lastCall).toEqual([{ work: 10 }]);
  await page.getByRole("button", { name: "Work and study Less" }).click();
  expect(onValue.mock.lastCall).toEqual([{ work: 5 }]);
});

test("gives out no more hours than the week has", async () => {
  const { onValue } = await show({ props: "exact", value: { sleep: 168 } });
  await page.getByRole("button", { name: "Sleep More" }).click({ force: true });
  expect(onValue).not.toHaveBeenCalled();
});

test("the list takes numbers; what is no number stays and says so", async () => {
  const { onValue } = await show({ props: "exact", value: { sleep: 45 } });
  await page.getByRole("button", { name: "Show as a list" }).click();
  const sleep = page.getByRole("textbox", { name: "Sleep" });
  await expect.element(sleep).toHaveValue("45");
  await sleep.fill("１７０");
  expect(onValue.mock.lastCall).toEqual([{ sleep: 170 }]);
  await expect.element(page.getByText("2 hours too many")).toBeVisible();
  await sleep.fill("about 50");
  expect(onValue.mock.lastCall).toEqual([{}]);
  await userEvent.tab();
  await expect.element(sleep).toHaveValue("about 50");
  await expect.element(page.getByText("Please enter a number")).toBeVisible();
  await sleep.fill("");
  expect(onValue.mock.lastCall).toEqual([{}]);
  await page.getByRole("button", { name: "Sleep More" }).click();
  await expect.element(sleep).toHaveValue("1");
});

test("shows the other week's hours, and a problem at its row", async () => {
  await show({ props: "exact" });
  await expect.element(page.getByText("Last week 45 hours")).toBeVisible();
  await page.getByRole("radio", { name: /^The rest/ }).click();
  await expect.element(page.getByText("Last week 112 hours")).toBeVisible();
  const refused = await show({ props: "one", value: { contact: -1 }, isRefused: true });
  expect(refused.container.querySelector('[data-part="contact"]')?.textContent).toContain("Not less than 0");
});

test("a week that can only be read has no way to change it", async () => {
  const { onValue, container } = await show({
    props: "usual",
    value: { sleep: 50, work: 45, redo: 10 },
    isDisabled: true,
  });
  sweep(container, [0, 0], [6, 6]);
  expect(page.getByRole("button").all()).toHaveLength(1);
  await expect.element(page.getByText("50 hours")).toBeVisible();
  await page.getByRole("button", { name: "Show as a list" }).click();
  await expect.element(page.getByRole("textbox", { name: "Sleep" })).toBeDisabled();
  expect(onValue).not.toHaveBeenCalled();
});

test("on a small phone the colours, the hours of the chosen one and the grid fit between bar and button", async () => {
  await page.viewport(360, 640);
  const { container } = await show({ props: "usual" });
  const colours = page.getByRole("radiogroup").element().getBoundingClientRect();
  const grid = gridIn(container).getBoundingClientRect();
  const bar = 64;
  const foot = 104;
  expect(grid.bottom - colours.top).toBeLessThanOrEqual(640 - bar - foot);
  expect(colours.right).toBeLessThanOrEqual(360);
});
