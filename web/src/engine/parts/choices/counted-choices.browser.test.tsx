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

test("is left out where nothing can be changed", async () => {
  await render(<ExamplePage {...example} value={["mon"]} isDisabled language="en" />);
  await expect.element(page.getByRole("status")).not.toBeInTheDocument();
});

test("no day of the week is broken over two lines on a phone, in either language", async () => {
  await page.viewport(360, 740);
  for (const [language, names] of [
    ["ko", ["월", "화", "수", "목", "금", "토", "일"]],
    ["en", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]],
  ] as const) {
    const { unmount } = await render(<ExamplePage {...example} language={language} />);
    const lines = names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(page.getByText(name, { exact: true }).element());
      return range.getClientRects().length;
    });
    expect(lines).toEqual(names.map(() => 1));
    await unmount();
  }
});
