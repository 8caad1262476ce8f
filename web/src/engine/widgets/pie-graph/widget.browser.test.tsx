import { type PieGraphProps, pieGraphWidget } from "@mindle/domain/widgets/pie-graph/widget";
import type { WidgetExamples } from "@mindle/domain/widgets/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

async function show(
  props: string,
  language: "ko" | "en" = "en",
  examples: WidgetExamples<PieGraphProps> = pieGraphWidget.examples,
) {
  const { container } = await render(
    <ExamplePage widget={widget} examples={examples} props={props} language={language} />,
  );
  return container;
}

const lifted = (container: HTMLElement) => container.querySelectorAll("g[data-lifted]").length;

test("lifts the author's slice; a press of its name or itself lifts another", async () => {
  const container = await show("usual", "ko");
  await expect
    .element(page.getByRole("button", { name: "고치고, 확인하고, 미루기 11시간" }))
    .toHaveAttribute("aria-pressed", "true");
  const sleep = page.getByRole("button", { name: "잠 49시간" });
  await sleep.click();
  await expect.element(sleep).toHaveAttribute("aria-pressed", "true");
  expect(lifted(container)).toBe(1);
  await sleep.click();
  expect(lifted(container)).toBe(0);
  const [, work] = container.querySelectorAll("svg g");
  work?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect
    .element(page.getByRole("button", { name: "일과 공부 45시간" }))
    .toHaveAttribute("aria-pressed", "true");
});

test("by keyboard: the names are buttons", async () => {
  await show("shares");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("button", { name: "What I achieve 17%" }))
    .toHaveAttribute("aria-pressed", "true");
});

test("its plain version is a table with figures and shares", async () => {
  await show("usual");
  await page.getByRole("button", { name: "Show as a list" }).click();
  await expect.element(page.getByRole("table", { name: "Last week’s 168 hours" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Redo, check, delay 11 hours 7%" })).toBeVisible();
});

test("a pie of nothing says so", async () => {
  const label = { ko: "잠", en: "Sleep" };
  const none = { props: { none: { label, slices: { sleep: { label, value: 0 } } } }, valid: [], invalid: [] };
  const container = await show("none", "ko", none);
  expect(container.textContent).toContain("아직 담긴 게 없어요");
  expect(container.querySelectorAll("svg g")).toHaveLength(0);
});
