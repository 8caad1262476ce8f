import { multiSelectWidget } from "@mindle/domain/widgets/multi-select/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: multiSelectWidget.examples, language: "en", props: "usual" } as const;
const lucky = page.getByRole("checkbox", { name: "I was just lucky" });
const once = page.getByRole("checkbox", { name: "It was only this once" });

test("a press on a pebble chooses it, another press takes it away", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await once.click();
  await lucky.click();
  expect(onValue).toHaveBeenLastCalledWith(["once", "luck"]);
  await once.click();
  expect(onValue).toHaveBeenLastCalledWith(["luck"]);
  await expect.element(lucky).toBeChecked();
});

test("works by keyboard", async () => {
  await render(<ExamplePage {...example} />);
  await userEvent.tab();
  await expect.element(lucky).toHaveFocus();
  await userEvent.keyboard(" ");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(lucky).toBeChecked();
  await expect.element(once).toBeChecked();
});

test("an option that is gone goes with the first change", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} value={["luck", "gone"]} isRefused onValue={onValue} />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("This answer is gone. Please choose again");
  await once.click();
  expect(onValue).toHaveBeenLastCalledWith(["luck", "once"]);
});

test("read-only, nothing can be changed", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} value={["luck"]} isDisabled onValue={onValue} />);
  await expect.element(lucky).toBeChecked();
  await once.click({ force: true });
  expect(onValue).not.toHaveBeenCalled();
});
