import { rangedNumber } from "@mindle/domain/widgets/ranged-number/definition";
import { rangedNumberWidget } from "@mindle/domain/widgets/ranged-number/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const { examples } = rangedNumberWidget;
const example = { widget, examples, language: "en", props: "jar" } as const;
const jar = page.getByRole("slider", { name: "People close to me" });

test("is filled as far up as it is pressed", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await expect.element(jar).toHaveAttribute("aria-valuetext", "Still empty");
  const { width, height } = jar.element().getBoundingClientRect();
  await jar.click({ position: { x: width / 2, y: height - 1 }, force: true });
  expect(onValue).toHaveBeenLastCalledWith(0);
  await jar.click({ position: { x: width / 2, y: 10 }, force: true });
  expect(onValue).toHaveBeenLastCalledWith(10);
  await expect.element(jar).toHaveAttribute("aria-valuetext", "10");
  await expect.element(jar).toHaveFocus();
});

test("works by keyboard: a key makes it empty on purpose, arrows fill it", async () => {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onValue).toHaveBeenLastCalledWith(0);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(onValue).toHaveBeenLastCalledWith(2);
});

test("below the last jar is the sum of the row", async () => {
  const { jar: alone } = examples.props;
  if (alone === undefined) throw new Error("expected an example of a jar");
  const props = { ...alone, row: { names: ["people"], at: 0 } };
  const inRow = { ...examples, props: { jar: props } };
  const answer = { definition: rangedNumber, props, value: 4 };
  await render(
    <ExamplePage {...example} examples={inRow} value={4} page={{ answers: { people: answer } }} />,
  );
  await expect.element(page.getByText("4 in all")).toBeVisible();
});

test("says in an empty jar that it is to be filled, and is not filled where it can only be read", async () => {
  const onValue = vi.fn();
  const { rerender } = await render(<ExamplePage {...example} isRefused />);
  await expect.element(jar).toHaveAccessibleDescription("Please enter an answer");
  await rerender(<ExamplePage {...example} key="read" value={4} isDisabled onValue={onValue} />);
  await expect.element(jar).toBeDisabled();
  await jar.click({ force: true });
  expect(onValue).not.toHaveBeenCalled();
});
