import { twoReadingsExamples } from "@mindle/domain/widgets/two-readings/examples";
import { NO_READING, type Reading } from "@mindle/domain/widgets/two-readings/value";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { correctNow } from "../../../platform/browser/now.ts";
import type { ContentPage } from "../../page-context.ts";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import { FIRST, KEPT, LINE, minutes, NOW, READ } from "./testing/example-readings.ts";
import widget from "./widget.tsx";

/** Such a time, to the minute. */
const about = (count: number): unknown => expect.stringContaining(minutes(count).slice(0, 16));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

afterEach(() => {
  document.documentElement.style.removeProperty("font-size");
  // The clock of the device is right again.
  correctNow(NOW.toUTCString(), NOW.getTime(), NOW.getTime());
  vi.useRealTimers();
});

function show(state: WidgetState, page: Partial<ContentPage> = {}) {
  return showWidget({ ...state, widget, examples: twoReadingsExamples, page });
}

const having = (part: { readonly [Key in keyof Reading]?: object }) =>
  expect.objectContaining(
    Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, expect.objectContaining(inner)])),
  );

const button = (name: string | RegExp) => page.getByRole("button", { name });
const number = (name: string) => page.getByRole("spinbutton", { name: `${name} Type a number` });
const now = () => number("How hot are you now?");
const again = () => number("Measured again, how hot are you?");

describe("the first reading", () => {
  test("takes a degree, a line and what to do meanwhile, and is then frozen", async () => {
    const { value } = await show({ props: "real" });
    await expect.element(page.getByText(/stop the car first/)).toBeVisible();
    await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
    await userEvent.click(button("Wronged 60 degrees"));
    await expect.element(now()).toHaveValue(60);
    await expect
      .element(page.getByRole("slider", { name: "How hot are you now?" }))
      .toHaveAttribute("aria-valuetext", "60 degrees, Wronged");
    await userEvent.click(page.getByRole("radio", { name: "Why always me" }));
    await expect.element(page.getByRole("textbox")).toHaveValue("Why always me");
    await userEvent.fill(page.getByRole("textbox"), LINE);
    await userEvent.click(page.getByRole("radio", { name: "Breathe out long" }));
    await userEvent.click(button("Measure again in 20 minutes"));
    await expect.element(page.getByText(/Measure again at 8:20/)).toHaveFocus();
    expect(value()).toEqual({ ...KEPT, first: { ...KEPT.first, at: about(0), dueAt: about(20) } });
    await expect.element(page.getByText(LINE)).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain(LINE);
  });

  test("0 is an answer, an emptied number is none", async () => {
    const { value } = await show({ props: "real" });
    await userEvent.fill(now(), "0");
    expect(value()).toEqual(having({ first: { deg: 0, word: null } }));
    await expect.element(button("Measure again in 20 minutes")).toBeVisible();
    await userEvent.clear(now());
    expect(value()).toEqual(having({ first: { deg: null } }));
    await expect.element(button("Measure again in 20 minutes")).not.toBeInTheDocument();
    await userEvent.fill(now(), "101");
    await expect.element(page.getByText("From 0 to 100")).toBeVisible();
    expect(value()).toEqual(having({ first: { deg: null } }));
  });

  test("Escape and Enter, also while composing, leave the draft as it is", async () => {
    const { value } = await show({ props: "real", value: { ...NO_READING, first: FIRST, past: [] } });
    const field = page.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.keyboard("{Escape}{Enter}");
    field
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true }));
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(LINE);
    await userEvent.keyboard("{End}!");
    expect(value()).toEqual(having({ first: { line: `${LINE}!`, at: null } }));
  });

  test("keeps no line after crisis words", async () => {
    const { value } = await show(
      { props: "real", value: { ...NO_READING, first: FIRST, past: [] } },
      { hasCrisis: true },
    );
    await userEvent.click(button("Measure again in 20 minutes"));
    expect(value()).toEqual(having({ first: { line: null, at: about(0) } }));
  });

  test("is not frozen while the line is too long", async () => {
    const long = "word ".repeat(17);
    const { value } = await show({
      props: "real",
      value: { ...NO_READING, first: { ...FIRST, line: long }, past: [] },
    });
    await userEvent.click(button("Measure again in 20 minutes"));
    await expect.element(page.getByText(/80 characters/)).toBeVisible();
    expect(value()).toEqual(having({ first: { line: long, at: null } }));
    await userEvent.fill(page.getByRole("textbox"), LINE);
    await userEvent.click(button("Measure again in 20 minutes"));
    expect(value()).toEqual(having({ first: { line: LINE, at: about(0) } }));
  });

  test("has a track to slide on beside or below the thermometer, also with text at 200 %", async () => {
    await page.viewport(320, 640);
    await show({ props: "real" });
    const track = () => page.getByRole("slider").element().getBoundingClientRect().width;
    expect(track()).toBeGreaterThan(160);
    document.documentElement.style.fontSize = "200%";
    expect(track()).toBeGreaterThan(180);
  });

  test("of practice waits for as long as its page says", async () => {
    const { value } = await show({ props: "usual" });
    await userEvent.fill(number("Thinking of it, how hot are you now?"), "35");
    await userEvent.click(button("Measure again in 5 minutes"));
    expect(value()).toEqual(having({ first: { deg: 35, word: "hurt", dueAt: about(5) } }));
  });
});

describe("where it is high", () => {
  test.each(["80", "100"])(
    "from %s degrees on nothing can be written, and the place is left",
    async (degree) => {
      const { value } = await show({ props: "real", value: { ...NO_READING, first: FIRST, past: [] } });
      await userEvent.fill(now(), degree);
      await expect.element(page.getByText("First, leave the place")).toBeVisible();
      await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
      expect(page.getByRole("link").elements()).toHaveLength(2);
      // The numbers come right below the thermometer, before the words and what to do.
      const lowest = Math.max(
        ...page
          .getByRole("link")
          .elements()
          .map((link) => link.getBoundingClientRect().bottom),
      );
      const word = button("Wronged 60 degrees").element();
      expect(lowest).toBeLessThanOrEqual(word.getBoundingClientRect().top);
      await userEvent.click(button("I’ve left"));
      await expect.element(page.getByText(/Measure again at 8:20/)).toHaveFocus();
      expect(value()).toEqual(having({ first: { deg: Number(degree), line: null, at: about(0) } }));
    },
  );

  test("someone might get hurt: at any degree, and without one", async () => {
    const { value } = await show({ props: "real" });
    await userEvent.click(button("Someone might get hurt"));
    await expect.element(page.getByText("First, leave the place")).toHaveFocus();
    await expect.element(page.getByRole("slider")).not.toBeInTheDocument();
    await userEvent.click(button("It isn’t that bad"));
    await expect.element(page.getByText("How hot are you now?")).toHaveFocus();
    await userEvent.click(button("Someone might get hurt"));
    await userEvent.click(button("I’ve left"));
    expect(value()).toEqual(having({ first: { deg: null, hurting: true, dueAt: about(20) } }));
  });
});

describe("waiting", () => {
  test("hides the line, and lets one measure after five minutes", async () => {
    await show({ props: "real", value: KEPT });
    await expect.element(page.getByText(/Breathe out long/)).toBeVisible();
    expect(document.body.innerHTML).not.toContain(LINE);
    await expect.element(button("Measure now")).not.toBeInTheDocument();
    vi.setSystemTime(NOW.getTime() + 5 * 60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await userEvent.click(button("Measure now"));
    await expect.element(page.getByText("Measured again, how hot are you?")).toHaveFocus();
    await expect.element(again()).toHaveValue(null);
    await expect.element(page.getByText("First", { exact: true })).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain(LINE);
  });

  test("says politely that it is time", async () => {
    vi.setSystemTime(NOW.getTime() + 20 * 60_000 - 500);
    await show({ props: "real", value: KEPT });
    await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
    // The rest of the wait passes while the page is open.
    vi.setSystemTime(NOW.getTime() + 20 * 60_000);
    await expect.element(page.getByRole("status")).toHaveTextContent("It’s time to measure again.");
    await expect.element(button("Measure now")).toBeVisible();
  });

  test("on coming back once it is time, says so and leaves the next step to a press", async () => {
    await show({ props: "real", value: KEPT });
    vi.setSystemTime(NOW.getTime() + 21 * 60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(page.getByRole("status")).toHaveTextContent("It’s time to measure again.");
    await userEvent.click(button("Measure now"));
    await expect.element(page.getByText("Measured again, how hot are you?")).toHaveFocus();
  });

  test("follows a clock that is corrected meanwhile, and measures by it", async () => {
    const { value } = await show({ props: "real", value: KEPT });
    await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
    correctNow(new Date(minutes(21)).toUTCString(), NOW.getTime(), NOW.getTime());
    await expect.element(page.getByRole("status")).toHaveTextContent("It’s time to measure again.");
    await userEvent.click(button("Measure now"));
    await userEvent.fill(again(), "30");
    await userEvent.click(button("That’s my second reading"));
    expect(value()).toEqual(having({ second: { deg: 30, at: about(21) } }));
  });

  test("stopped, nothing of it is left", async () => {
    const { value, left } = await show({ props: "real", value: KEPT });
    await userEvent.click(button("Stop here"));
    await expect.element(page.getByText("How hot are you now?")).toHaveFocus();
    expect(value()).toEqual({ ...NO_READING, past: [] });
    expect(left()).toEqual(value());
  });

  test.each([
    [20, /^Measured again/],
    [24 * 60 + 20, /^A day has passed/],
    [5 * 24 * 60, /^Some days have passed/],
  ])("opened %i minutes later, it asks for the second degree", async (later, words) => {
    vi.setSystemTime(NOW.getTime() + later * 60_000);
    await show({ props: "real", value: KEPT });
    await expect.element(page.getByText(words)).toBeVisible();
  });
});

describe("the second reading", () => {
  test.each([
    ["30", "It came down."],
    ["65", "It’s the same. Cool off once more, or look tomorrow."],
    ["70", "It went up. Go further away."],
  ])("%s after 60 is laid beside it", async (degree, words) => {
    vi.setSystemTime(NOW.getTime() + 21 * 60_000);
    const { value } = await show({ props: "real", value: KEPT });
    await userEvent.fill(again(), degree);
    await userEvent.click(button("That’s my second reading"));
    await expect.element(page.getByText(words)).toHaveFocus();
    await expect.element(page.getByText("60 degrees, Wronged")).toBeVisible();
    expect(value()).toEqual(having({ second: { deg: Number(degree), at: about(21) }, first: { deg: 60 } }));
    expect(page.getByRole("link").elements()).toHaveLength(degree === "70" ? 2 : 0);
    expect(document.body.innerHTML.includes(LINE)).toBe(degree === "30");
  });

  test("makes no remark after crisis words", async () => {
    await show({ props: "real", value: READ(30) }, { hasCrisis: true });
    await expect.element(page.getByText("60 degrees, Wronged")).toBeVisible();
    await expect.element(page.getByText("It came down.")).not.toBeInTheDocument();
  });

  test("stands alone where the place was left without a first degree", async () => {
    await show({ props: "real", value: READ(30, { deg: null, word: null, line: null, hurting: true }) });
    await expect.element(page.getByText("There’s no first degree, so this one stands alone.")).toBeVisible();
    await expect.element(page.getByText("First, leave the place")).not.toBeInTheDocument();
  });

  test("of 80 or more says how to leave", async () => {
    await show({ props: "real", value: READ(85, { deg: 90 }) });
    await expect.element(page.getByText("First, leave the place")).toBeVisible();
  });
});

describe("before something is said", () => {
  test.each([
    ["40", /What you’ve prepared can be said/],
    ["41", /^Still high/],
  ])("%s degrees", async (degree, words) => {
    await show({ props: "ask" });
    await userEvent.fill(now(), degree);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  });
});
