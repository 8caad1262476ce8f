import { multiSelectWidget } from "@mindle/domain/widgets/multi-select/widget";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import multiSelect from "../../widgets/multi-select/widget.tsx";

const example = { widget: multiSelect, examples: multiSelectWidget.examples, props: "exactly" } as const;

test("says how many may be chosen and counts what is chosen", async () => {
  await render(<ExamplePage {...example} language="ko" />);
  await expect.element(page.getByText("두 개를 골라 주세요")).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("아직 고르지 않았어요");
  await page.getByRole("checkbox", { name: "월요일" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("한 개 골랐어요");
});

test("asks to take away what is too much", async () => {
  await render(<ExamplePage {...example} value={["mon", "tue", "wed"]} language="en" />);
  const note = page.getByText("Take 1 away");
  await expect.element(note).toBeVisible();
  await page.getByRole("checkbox", { name: "Tuesday" }).click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByText("Choose 2")).toBeVisible();
});

test("the short names of seven days are each in one line on a phone", async () => {
  await page.viewport(360, 640);
  await render(<ExamplePage {...example} language="en" />);
  for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]) {
    const words = document.createRange();
    words.selectNodeContents(page.getByText(day, { exact: true }).element());
    expect(words.getClientRects(), day).toHaveLength(1);
  }
});

test("is left out where nothing can be changed", async () => {
  await render(<ExamplePage {...example} value={["mon"]} isDisabled language="en" />);
  await expect.element(page.getByRole("status")).not.toBeInTheDocument();
});

test("names of days stand in one line each, beside one another on a phone", async () => {
  await page.viewport(360, 740);
  await render(<ExamplePage {...example} language="en" />);
  const heights = page
    .getByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/)
    .elements()
    .map((name) => name.getBoundingClientRect().height);
  expect(heights).toHaveLength(7);
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThan(40);
});
