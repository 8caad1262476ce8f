import { textInput } from "@mindle/domain/widgets/text-input/definition";
import { textInputWidget } from "@mindle/domain/widgets/text-input/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const example = { widget, examples: textInputWidget.examples, language: "en", props: "usual" } as const;
const field = page.getByRole("textbox", { name: "What went through your mind?" });

test("what is typed is kept as it is, with its line breaks and spaces", async () => {
  const onValue = vi.fn<(value: unknown) => void>();
  await render(<ExamplePage {...example} onValue={onValue} />);
  await field.click();
  await userEvent.keyboard(" One{Enter}two ");
  expect(onValue).toHaveBeenLastCalledWith(" One\ntwo ");
});

test("a field of one line counts what is too long, and cuts nothing off", async () => {
  const onValue = vi.fn<(value: unknown) => void>();
  await render(<ExamplePage {...example} props="short" onValue={onValue} />);
  await page.getByRole("textbox", { name: "One word for it" }).fill("여섯글자예요");
  expect(onValue).toHaveBeenLastCalledWith("여섯글자예요");
  await expect.element(page.getByText("-1")).toBeVisible();
});

test("what is missing is said at the field", async () => {
  await render(<ExamplePage {...example} value=" " isRefused />);
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription("Write a little, at least?");
});

test("read-only, the words can be read and not changed", async () => {
  await render(<ExamplePage {...example} value="It rained." isDisabled />);
  await expect.element(field).toHaveValue("It rained.");
  await expect.element(field).toBeDisabled();
});

test("words so far can be brought in once and then changed; what is missing is left out", async () => {
  const rule = {
    definition: textInput,
    props: textInputWidget.examples.props["usual"],
    value: "Nothing {wish} may be amiss.",
  };
  const onValue = vi.fn<(value: unknown) => void>();
  await render(<ExamplePage {...example} props="begun" page={{ answers: { rule } }} onValue={onValue} />);
  const bring = page.getByRole("button", { name: "Bring in the words so far" });
  await bring.click();
  const letter = "Dear Riggy, how are you?\n\nThis was my rule.\n\nNothing {wish} may be amiss.";
  expect(onValue).toHaveBeenLastCalledWith(letter);
  await expect.element(bring).not.toBeInTheDocument();
  const area = page.getByRole("textbox", { name: "Change the letter as you like" });
  await expect.element(area).toHaveValue(letter);
  await area.fill(`${letter} And it was not.`);
  expect(onValue).toHaveBeenLastCalledWith(`${letter} And it was not.`);
});

test("words so far are not offered where something is written already, nor read-only", async () => {
  const { rerender } = await render(<ExamplePage {...example} props="begun" value="Mine." />);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  await rerender(<ExamplePage {...example} props="begun" isDisabled />);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
