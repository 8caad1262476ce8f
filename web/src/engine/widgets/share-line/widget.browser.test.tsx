import { shareLineWidget } from "@mindle/domain/widgets/share-line/widget";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ExamplePage } from "../../testing/example-page.tsx";
import { TEXTS } from "./texts.ts";
import widget from "./widget.tsx";

const example = { widget, examples: shareLineWidget.examples, language: "en", props: "usual" } as const;
const { share, failed, copy, sent, words } = TEXTS.en;
const ONCE = "I’m practising not to reread what I’ve sent.";
const ENOUGH = "I’m practising to say “that will do”.";
const ASK = "Now and then, ask me when I stopped today.";

/** The device's sheet for sharing, which ends like this. */
function sheet(outcome: () => Promise<void>) {
  const opened = vi.fn(outcome);
  Object.defineProperty(navigator, "share", { configurable: true, value: opened });
  return opened;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

async function show() {
  const onValue = vi.fn();
  await render(<ExamplePage {...example} onValue={onValue} />);
  return onValue;
}

const option = (name: string) => page.getByRole("radio", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = page.getByRole("textbox", { name: words });

test("sentences that are chosen make up the words, and may be changed; only the day is an answer", async () => {
  const opened = sheet(() => Promise.resolve());
  const onValue = await show();
  await option(ONCE).click();
  await option(ASK).click();
  await expect.element(field).toHaveValue(`${ONCE} ${ASK}`);
  await option(ENOUGH).click();
  await expect.element(field).toHaveValue(`${ENOUGH} ${ASK}`);
  await field.fill("Tea on Sunday?");
  await option(ONCE).click();
  await expect.element(field).toHaveValue(`Tea on Sunday? ${ONCE}`);
  expect(onValue).not.toHaveBeenCalled();
  await button(share).click();
  expect(opened).toHaveBeenCalledExactlyOnceWith({ text: `Tea on Sunday? ${ONCE}` });
  // The button is gone: what it did has the focus, and is read out by it.
  await expect.element(page.getByText(TEXTS.en.shared("Sunday, November 22"))).toHaveFocus();
  expect(onValue.mock.calls).toEqual([["2026-11-22"]]);
  await expect.element(field).toHaveValue("");
});

test("a sheet that is closed shares nothing, and keeps the words", async () => {
  sheet(() => Promise.reject(new DOMException("closed", "AbortError")));
  const onValue = await show();
  await option(ONCE).click();
  await button(share).click();
  await expect.element(button(share)).toBeVisible();
  await expect.element(field).toHaveValue(ONCE);
  expect(onValue).not.toHaveBeenCalled();
});

test("where the sheet does not open, or there is none, the words are copied, and the person says that they were sent", async () => {
  sheet(() => Promise.reject(new DOMException("refused", "NotAllowedError")));
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const onValue = await show();
  await option(ONCE).click();
  await button(share).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(failed);
  await button(copy).click();
  expect(written).toHaveBeenCalledExactlyOnceWith(ONCE);
  expect(onValue).not.toHaveBeenCalled();
  await button(sent).click();
  expect(onValue.mock.calls).toEqual([["2026-11-22"]]);
});

test("without words there is nothing to send", async () => {
  await show();
  await field.fill("   ");
  await expect.element(button(copy)).not.toBeInTheDocument();
  await expect.element(button(sent)).not.toBeInTheDocument();
});
