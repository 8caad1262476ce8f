import { switchListWidget } from "@mindle/domain/widgets/switch-list/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: switchListWidget.examples, language: "en", props: "usual" } as const;
const ask = page.getByRole("switch", { name: "Asking someone whether it is all right" });
const delay = page.getByRole("switch", { name: "Putting it off until it feels right" });

test("a press on a card turns its switch on and off", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await delay.click();
  await ask.click();
  expect(onValue).toHaveBeenLastCalledWith(["delay", "ask"]);
  await delay.click();
  expect(onValue).toHaveBeenLastCalledWith(["ask"]);
});

test("works by keyboard", async () => {
  await render(<ExamplePage {...example} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(ask).toBeChecked();
});

test("says when too many are on", async () => {
  await render(<ExamplePage {...example} value={["check", "ask", "hide"]} isRefused language="ko" />);
  await expect.element(page.getByText("한 개만 빼 주세요")).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("두 개까지 담을 수 있어요");
});

test("read-only, nothing can be changed", async () => {
  await render(<ExamplePage {...example} value={["ask"]} isDisabled />);
  await expect.element(ask).toBeChecked();
  await expect.element(ask).toBeDisabled();
  await expect.element(delay).toBeDisabled();
});
