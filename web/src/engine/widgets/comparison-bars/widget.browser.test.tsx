import {
  type ComparisonBarsProps,
  comparisonBarsWidget,
} from "@mindle/domain/widgets/comparison-bars/widget";
import type { WidgetExamples } from "@mindle/domain/widgets/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const label = (text: string) => ({ ko: text, en: text });

const gaps: WidgetExamples<ComparisonBarsProps> = {
  props: {
    gaps: {
      label: label("Guessed and met"),
      left: { label: label("Guessed") },
      right: { label: label("Met") },
      rows: {
        both: { label: label("Sunday"), left: 0.1, right: 0.3 },
        same: { label: label("Monday"), left: 4, right: 4 },
        half: { label: label("Tuesday"), left: undefined, right: 2 },
        none: { label: label("Wednesday"), left: undefined, right: undefined },
        over: { label: label("Thursday"), left: 15, right: 0 },
      },
      max: 10,
    },
    none: {
      label: label("Nothing given"),
      left: { label: label("Guessed") },
      right: { label: label("Met") },
      rows: { none: { label: label("Wednesday"), left: undefined, right: undefined } },
      max: 10,
    },
  },
  valid: [],
  invalid: [],
};

test("fills each jar as far as its number is of the most", async () => {
  const { container } = await render(
    <ExamplePage widget={widget} examples={comparisonBarsWidget.examples} props="usual" language="ko" />,
  );
  const levels = [...container.querySelectorAll<HTMLElement>("[style*='--empty']")].map(({ style }) =>
    style.getPropertyValue("--empty"),
  );
  expect(levels).toEqual(["20%", "65%", "10%", "100%"]);
  await expect.element(page.getByText("80%", { exact: true })).toBeVisible();
  await expect.element(page.getByText("45%만큼 달라요")).toBeVisible();
});

test("leaves out what is missing, and stays within the jar", async () => {
  const { container } = await render(
    <ExamplePage widget={widget} examples={gaps} props="gaps" language="en" />,
  );
  const rows = page.getByRole("listitem");
  expect(rows.all().map((row) => row.element().textContent)).toEqual([
    "Sunday0.1Guessed0.3Met0.2 apart",
    "Monday4Guessed4MetJust the same",
    "Tuesday2Met",
    "Thursday15Guessed0Met15 apart",
  ]);
  expect(container.innerHTML).toContain("--empty: 0%");
  await page.getByRole("button", { name: "Show as a list" }).click();
  const cells = [...container.querySelectorAll("td")];
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...["0.1", "0.3", "0.2"],
    ...["4", "4", "0"],
    ...["None", "2", "None"],
    ...["15", "0", "15"],
  ]);
  await expect.element(page.getByRole("table", { name: "Guessed and met" })).toBeVisible();
});

test("several pairs are a row that keys go through, with a sentence above it", async () => {
  await page.viewport(390, 844);
  await render(
    <ExamplePage widget={widget} examples={comparisonBarsWidget.examples} props="many" language="en" />,
  );
  await expect.element(page.getByText(/is lower in 5 of 12, higher in 7$/)).toBeVisible();
  const list = page.getByRole("list").element();
  const tops = new Set([...list.children].map((row) => row.getBoundingClientRect().top));
  expect(tops.size).toBe(1);
  await expect.element(page.getByRole("listitem").nth(2)).toBeInViewport({ ratio: 0.1 });
  await userEvent.tab();
  await expect.element(page.getByRole("list")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => list.scrollLeft).toBeGreaterThan(0);
});

test("without any number it says so, and draws nothing", async () => {
  await render(<ExamplePage widget={widget} examples={gaps} props="none" language="ko" />);
  await expect.element(page.getByText(/비교할 숫자가 없어요/)).toBeVisible();
  expect(page.getByRole("button").all()).toHaveLength(0);
});
