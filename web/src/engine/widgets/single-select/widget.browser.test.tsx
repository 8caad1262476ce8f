import { singleSelectWidget } from "@mindle/domain/widgets/single-select/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: singleSelectWidget.examples, language: "en", props: "usual" } as const;
const done = page.getByRole("radio", { name: "I did it" });
const part = page.getByRole("radio", { name: "I did some of it" });

test("one option is chosen, by a press or with arrow keys", async () => {
  const onValue = vi.fn<(value: unknown) => void>();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await done.click();
  expect(onValue).toHaveBeenLastCalledWith("done");
  await userEvent.keyboard("{ArrowDown}");
  expect(onValue).toHaveBeenLastCalledWith("part");
  await expect.element(part).toBeChecked();
  await expect.element(done).not.toBeChecked();
});

test("an option that is gone is not shown as chosen, and the question asks again", async () => {
  await render(<ExamplePage {...example} value="gone" isRefused />);
  expect(page.getByRole("radio", { checked: true }).elements()).toEqual([]);
  await expect.element(page.getByRole("alert")).toHaveTextContent("This answer is gone. Please choose again");
});

test("read-only, the choice can be read and not changed", async () => {
  await render(<ExamplePage {...example} value="part" isDisabled />);
  await expect.element(part).toBeChecked();
  await expect.element(part).toBeDisabled();
});
