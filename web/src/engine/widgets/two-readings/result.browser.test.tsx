import { twoReadingsExamples } from "@mindle/domain/widgets/two-readings/examples";
import { NO_READING, type Reading } from "@mindle/domain/widgets/two-readings/value";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import { KEPT, LINE, NOW, READ } from "./testing/example-readings.ts";
import widget from "./widget.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

function show(state: WidgetState) {
  return showWidget({ ...state, widget, examples: twoReadingsExamples });
}

const having = (part: { readonly [Key in keyof Reading]?: object }) =>
  expect.objectContaining(
    Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, expect.objectContaining(inner)])),
  );

const button = (name: string) => page.getByRole("button", { name });

describe("the line", () => {
  test("let go, it is no longer in the answer", async () => {
    const { value, left } = await show({ props: "real", value: READ(50) });
    await expect.element(page.getByText(LINE)).toBeVisible();
    await userEvent.click(button("Let it go"));
    await expect.element(page.getByText("Let go. You won’t see it here again.")).toHaveFocus();
    expect(JSON.stringify(value())).not.toContain(LINE);
    expect(value()).toEqual(having({ second: { choice: "drop" } }));
    expect(left()).toEqual(value());
  });

  test("kept, it stays to be read", async () => {
    const { value, left } = await show({ props: "real", value: READ(40) });
    await userEvent.click(button("Keep it"));
    await expect.element(page.getByText(LINE)).toBeVisible();
    expect(value()).toEqual(having({ first: { line: LINE }, second: { choice: "keep" } }));
    expect(left()).toBeUndefined();
  });

  test("written anew, the new words stand in its place", async () => {
    const { value, left } = await show({ props: "real", value: READ(40) });
    await userEvent.click(button("Write it anew"));
    await userEvent.fill(
      page.getByRole("textbox", { name: "The line, written anew" }),
      "Tell me a day before.",
    );
    await userEvent.click(button("Keep it like this"));
    await expect.element(page.getByText("Tell me a day before.")).toBeVisible();
    expect(JSON.stringify(value())).not.toContain(LINE);
    expect(value()).toEqual(having({ second: { choice: "rewrite", ask: "Tell me a day before." } }));
    expect(left()).toEqual(value());
  });

  test("is not written anew where the page does not allow it", async () => {
    await show({ props: "apart", value: READ(40) });
    await expect.element(button("Keep it")).toBeVisible();
    await expect.element(button("Write it anew")).not.toBeInTheDocument();
  });

  test("stays folded above 50: it waits once more with the first degree as it was", async () => {
    const { value } = await show({ props: "real", value: READ(55) });
    expect(document.body.innerHTML).not.toContain(LINE);
    await userEvent.click(button("Look tomorrow morning"));
    await expect.element(page.getByText(/Measure again tomorrow at 8:00/)).toHaveFocus();
    expect(value()).toEqual({
      ...KEPT,
      first: { ...KEPT.first, dueAt: new Date(2026, 10, 21, 8).toISOString() },
    });
  });

  test("can be let go unread", async () => {
    const { value, left } = await show({ props: "real", value: READ(90) });
    await userEvent.click(button("Let it go unread"));
    expect(value()).toEqual(having({ first: { line: null }, second: { choice: "drop" } }));
    expect(left()).toEqual(value());
  });
});

test("from five readings on it is counted in words which way they went; a new one keeps them", async () => {
  const { past: _, ...lower } = READ(30, { line: null });
  const value5 = { ...READ(80, { line: null }), past: [lower, lower, lower, lower] };
  const { value } = await show({ props: "real", value: value5 });
  await expect
    .element(page.getByText("So far you’ve measured again 5 times: down 4 times, up once."))
    .toBeVisible();
  await userEvent.click(button("A new reading"));
  await expect.element(page.getByText("How hot are you now?")).toHaveFocus();
  const { past, ...reading } = value5;
  expect(value()).toEqual({ ...NO_READING, past: [...past, reading] });
});

test("read-only and on later pages there are degrees and words, and the line only where it was kept", async () => {
  await show({ props: "real", value: READ(30), isDisabled: true });
  await expect.element(page.getByText("60 degrees, Wronged")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain(LINE);
  const kept = READ(30);
  const small = widget.small?.({
    props: twoReadingsExamples.props["real"],
    value: { ...kept, second: { ...kept.second, choice: "keep" } },
    language: "en",
  });
  const { container } = await render(<div>{small}</div>);
  expect(container.textContent).toBe(`First 60 degrees, WrongedAgain 30 degrees${LINE}`);
});

test("read-only and on later pages, a reading without a degree says why there is none", async () => {
  const { second } = NO_READING;
  const value = {
    ...KEPT,
    first: { ...KEPT.first, deg: null, word: null, line: null, hurting: true },
    second,
  };
  await show({ props: "real", value, isDisabled: true });
  await expect.element(page.getByText("Someone might have been hurt")).toBeVisible();
  const props = twoReadingsExamples.props["real"];
  const { container } = await render(<div>{widget.small?.({ props, value, language: "en" })}</div>);
  expect(container.textContent).toBe("First Someone might have been hurt");
});
