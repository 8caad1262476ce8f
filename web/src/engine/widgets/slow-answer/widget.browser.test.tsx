import { slowAnswerWidget } from "@mindle/domain/widgets/slow-answer/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage, type WidgetState } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

async function show(state: WidgetState, language: "ko" | "en" = "en") {
  const onValue = vi.fn();
  await render(
    <ExamplePage
      {...state}
      widget={widget}
      examples={slowAnswerWidget.examples}
      language={language}
      onValue={onValue}
    />,
  );
  return { onValue };
}

test("a request about one's body has its words and numbers, and goes no further", async () => {
  const { onValue } = await show({ props: "usual" });
  await userEvent.click(page.getByRole("radio", { name: "Something about my body" }));
  expect(onValue).toHaveBeenLastCalledWith(
    expect.objectContaining({ held: expect.objectContaining({ what: "body" }) }),
  );
  await expect.element(page.getByText(/not your fault/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Go on" })).not.toBeInTheDocument();
});
