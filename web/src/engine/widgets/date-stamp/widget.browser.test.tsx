import { dateStampWidget } from "@mindle/domain/widgets/date-stamp/widget";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: dateStampWidget.examples, language: "en", props: "usual" } as const;

test("a page that is shown for the first time is stamped with the day", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  expect(onValue).toHaveBeenCalledExactlyOnceWith("2026-11-22");
  await expect.element(page.getByText("Settled on Sunday, November 22")).toBeVisible();
});

test("a stamp stays, on later days too", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} value="2026-11-02" onValue={onValue} />);
  await expect.element(page.getByText("Settled on Monday, November 2")).toBeVisible();
  expect(onValue).not.toHaveBeenCalled();
});
