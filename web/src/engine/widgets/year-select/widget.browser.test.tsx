import { yearSelectWidget } from "@mindle/domain/widgets/year-select/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: yearSelectWidget.examples, language: "en", props: "usual" } as const;
const list = page.getByRole("combobox", { name: "Around which year did you first hear it?" });
const earlier = page.getByRole("button", { name: "One year earlier" });
const later = page.getByRole("button", { name: "One year later" });

test("a year of many is chosen from the list, and turned to the one beside it", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await expect.element(earlier).toBeDisabled();
  await userEvent.selectOptions(list, "2001");
  expect(onValue).toHaveBeenLastCalledWith(2001);
  await earlier.click();
  expect(onValue).toHaveBeenLastCalledWith(2000);
  await later.click();
  await later.click();
  expect(onValue).toHaveBeenLastCalledWith(2002);
  await expect.element(list).toHaveValue("2002");
});

test("the list ends at its first and last year", async () => {
  const { rerender } = await render(<ExamplePage {...example} value={1920} />);
  await expect.element(earlier).toBeDisabled();
  await expect.element(later).toBeEnabled();
  await rerender(<ExamplePage {...example} key="last" value={2019} />);
  await expect.element(later).toBeDisabled();
});

test("a year that is not in the list is not shown, and said to be gone", async () => {
  await render(<ExamplePage {...example} value={2020} isRefused />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("This answer is gone. Please choose again");
  await expect.element(list).toBeInvalid();
  await expect.element(list).toHaveValue("");
});

test("read-only, the year can be read and not changed", async () => {
  await render(<ExamplePage {...example} value={2001} isDisabled />);
  await expect.element(list).toBeDisabled();
  await expect.element(list).toHaveValue("2001");
  await expect.element(later).toBeDisabled();
});
