import { slowAnswerExamples } from "@mindle/domain/widgets/slow-answer/examples";
import { type HeldRequest, NO_REQUEST, type SlowAnswerValue } from "@mindle/domain/widgets/slow-answer/value";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ContentPage } from "../../page-context.ts";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

const NOW = new Date(2026, 10, 20, 15, 10);

/** A time, to the minute. */
const time = (date: Date): unknown => expect.stringContaining(date.toISOString().slice(0, 16));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

function show(state: WidgetState, page: Partial<ContentPage> = {}) {
  return showWidget({ ...state, widget, examples: slowAnswerExamples, page });
}

/** A part of a value. */
const having = (part: { readonly [Key in keyof HeldRequest]?: object }) =>
  expect.objectContaining(
    Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, expect.objectContaining(inner)])),
  );

const button = (name: string | RegExp) => page.getByRole("button", { name });
const radio = (name: string) => page.getByRole("radio", { name, exact: true });
const number = (name: string) => page.getByRole("spinbutton", { name: `${name} Type a number` });
const status = () => page.getByRole("status");

const HELD = { ...NO_REQUEST.held, role: "boss", what: "work", now: 8, guess: 6, at: NOW.toISOString() };
const SENT: SlowAnswerValue = {
  ...NO_REQUEST,
  held: HELD,
  answer: { ...NO_REQUEST.answer, choice: "no", kept: ["sorry"], by: "sent", at: NOW.toISOString() },
  past: [],
};

describe("asking", () => {
  test("goes from the request to its weight and the words that win time; what is not entered is null", async () => {
    const { value } = await show({ props: "real" });
    await userEvent.click(radio("My manager"));
    await userEvent.click(radio("Take on more work"));
    await userEvent.click(button("Go on"));
    await expect.element(page.getByText("The answer that wanted to come first")).toHaveFocus();
    await userEvent.fill(number("How hard would it be to say no now?"), "0");
    await userEvent.click(button("Go on"));
    await userEvent.click(button("Tomorrow morning"));
    await expect.element(page.getByText("Decide tomorrow morning")).toHaveFocus();
    expect(value()).toEqual({
      ...NO_REQUEST,
      held: {
        role: "boss",
        what: "work",
        first: null,
        tone: "formal",
        now: 0,
        guess: null,
        at: time(NOW),
        dueAt: time(new Date(2026, 10, 21, 8)),
      },
      past: [],
    });
  });

  test("a number that is none of the scale stays to be seen, and is no answer", async () => {
    const { value } = await show({
      props: "real",
      value: { ...SENT, answer: NO_REQUEST.answer, held: { ...HELD, dueAt: null } },
    });
    const field = number("How much do you want to?");
    await userEvent.fill(field, "11");
    await expect.element(page.getByText("From 0 to 10")).toBeVisible();
    expect(value()).toEqual(having({ answer: { want: null } }));
    await userEvent.fill(field, "7");
    await expect.element(page.getByText("From 0 to 10")).not.toBeInTheDocument();
    expect(value()).toEqual(having({ answer: { want: 7 } }));
    await expect.element(page.getByRole("slider", { name: "How much do you want to?" })).toHaveValue("7");
  });

  test.each([
    ["Something about my body", /not your fault/, 2],
    ["Money, or signing for someone", /not for practice/, 0],
  ])("%s leads to help and no further", async (what, words, numbers) => {
    await show({ props: "usual" });
    await userEvent.click(radio("Take on more work"));
    await expect.element(button("Go on")).toBeVisible();
    await userEvent.click(radio(what));
    await expect.element(page.getByText(words)).toBeInViewport();
    await expect.element(button("Go on")).not.toBeInTheDocument();
    expect(page.getByRole("link").elements()).toHaveLength(numbers);
  });
});

describe("deciding", () => {
  test("a held request can be folded up and decided on before it is due", async () => {
    const due = new Date(2026, 10, 20, 19).toISOString();
    await show({
      props: "real",
      value: { ...SENT, answer: NO_REQUEST.answer, held: { ...HELD, dueAt: due } },
    });
    await expect.element(page.getByText("Decide this evening")).toBeVisible();
    await userEvent.click(button("Fold it up"));
    await expect.element(page.getByText("My manager: Take on more work")).not.toBeInTheDocument();
    await userEvent.click(button("Unfold it"));
    await userEvent.click(button("Decide now"));
    await expect.element(page.getByText("First, do you want to?")).toHaveFocus();
  });

  test("what is due can be put off, twice at most", async () => {
    const due = new Date(2026, 10, 20, 15).toISOString();
    const waiting = { ...SENT, answer: NO_REQUEST.answer, held: { ...HELD, dueAt: due }, moved: 1 };
    const { value } = await show({ props: "real", value: waiting });
    await userEvent.click(button("A little later"));
    await expect.element(page.getByText(/Decide at about 4:10/)).toHaveFocus();
    expect(value()).toEqual({
      ...waiting,
      held: { ...waiting.held, dueAt: time(new Date(2026, 10, 20, 16, 10)) },
      moved: 2,
    });
    vi.setSystemTime(new Date(2026, 10, 20, 16, 11));
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(page.getByText("First, do you want to?")).toBeVisible();
    await expect.element(button("A little later")).not.toBeInTheDocument();
  });

  test.each([
    [2, "All of it", "You don’t want to, and you chose it knowingly."],
    [8, "Not this time", "If you want to, there is “another time”."],
  ])("who wants to by %i and answers %s is told what that is", async (want, choice, words) => {
    const weighed = { ...SENT, held: { ...HELD, dueAt: null }, answer: { ...NO_REQUEST.answer, want } };
    await show({ props: "real", value: weighed });
    await userEvent.click(button(choice));
    await expect.element(page.getByText(words)).toBeVisible();
    await userEvent.click(button("Decide differently"));
    await expect.element(page.getByText(words)).not.toBeInTheDocument();
  });
});

describe("taking words out", () => {
  test("a tap takes a piece out and puts it back; the answer stays", async () => {
    const { value } = await show({ props: "trim" });
    await expect
      .element(status().first())
      .toHaveTextContent("Sorry, really sorry, I have plans that day, so I can’t this time. :(");
    await userEvent.click(button("Sorry once more really sorry, left in"));
    await expect
      .element(status().first())
      .toHaveTextContent("Sorry, I have plans that day, so I can’t this time. :(");
    expect(value()).toEqual(
      having({ answer: { choice: "no", kept: ["sorry", "reason", "answer", "tears"] } }),
    );
    await expect.element(button(/^The answer/)).not.toBeInTheDocument();
    await userEvent.click(button("Sorry once more really sorry, taken out"));
    await expect
      .element(status().first())
      .toHaveTextContent("Sorry, really sorry, I have plans that day, so I can’t this time. :(");
  });

  test("the answer in one's own words: Escape and Enter close the field, and the words stay", async () => {
    const { value } = await show({ props: "trim" });
    await userEvent.click(button("In my own words"));
    const field = page.getByRole("textbox", { name: "The answer in your own words" });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("Not on Saturday.");
    field
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing: true, bubbles: true }));
    field
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true }));
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(button("In my own words")).toHaveFocus();
    await expect
      .element(status().first())
      .toHaveTextContent("Sorry, really sorry, I have plans that day, so Not on Saturday. :(");
    expect(value()).toEqual(having({ answer: { own: "Not on Saturday." } }));
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("Not on Saturday.");
    await userEvent.clear(field);
    expect(value()).toEqual(having({ answer: { own: null } }));
  });

  test("the tone changes the words", async () => {
    await show({ props: "trim" });
    await userEvent.click(button("Polite"));
    await expect.element(page.getByText(/^I’m sorry, but I really am sorry/)).toBeVisible();
  });

  test("what is said is kept with the time; the line is copied, or selected where that is refused", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    vi.spyOn(document, "execCommand").mockReturnValue(false);
    const { value } = await show({ props: "trim" });
    await userEvent.click(button("Copy"));
    await expect.element(status().last()).toHaveTextContent("Hold to copy");
    expect(getComputedStyle(status().first().element()).userSelect).toBe("text");
    await userEvent.click(button("I said it"));
    expect(value()).toEqual(having({ answer: { by: "said", at: time(NOW) } }));
    await expect.element(page.getByText("Opened on another day, it asks what they said.")).toBeVisible();
  });

  test("practice sends nothing, and has an end", async () => {
    const { value } = await show({
      props: "usual",
      value: { ...SENT, answer: { ...NO_REQUEST.answer, choice: "later" } },
    });
    await expect.element(button("I sent it")).not.toBeInTheDocument();
    await userEvent.click(button("That’s enough"));
    await expect.element(page.getByText("This was practice. Nothing went to anyone.")).toBeVisible();
    expect(value()).toEqual(having({ answer: { by: null, at: time(NOW) } }));
  });
});

describe("afterwards", () => {
  const later = (hours: number) => vi.setSystemTime(NOW.getTime() + hours * 3_600_000);

  test.each([
    ["4", "It came down meanwhile."],
    ["8", "Still as much. Look once more after a night’s sleep."],
    ["9", "It got heavier. Before you say sorry again, tell someone."],
  ])("an hour later, %s beside what was expected", async (degree, words) => {
    later(1);
    const { value } = await show({ props: "real", value: SENT });
    await userEvent.fill(number("How hard is it now?"), degree);
    expect(value()).toEqual(having({ after: { hour: Number(degree) } }));
    await expect
      .element(status().first())
      .toHaveTextContent(`When it came up8Your guess6Now${degree}${words}`);
  });

  test("no remark is made after crisis words", async () => {
    later(1);
    await show({ props: "real", value: SENT }, { hasCrisis: true });
    await userEvent.fill(number("How hard is it now?"), "4");
    await expect.element(page.getByText("When it came up")).toBeVisible();
    await expect.element(page.getByText("It came down meanwhile.")).not.toBeInTheDocument();
  });

  test("the number may be passed by; the same words are there once more, and safety is asked of anger", async () => {
    later(24);
    const { value } = await show({ props: "real", value: SENT });
    await userEvent.click(button("Go on without a number"));
    await userEvent.click(radio("They asked again"));
    await expect.element(page.getByText("Say the same words, just once more.")).toBeVisible();
    await userEvent.click(radio("They got angry"));
    await userEvent.click(radio("I’m not sure"));
    await expect.element(page.getByRole("link", { name: /1366/ })).toBeVisible();
    expect(value()).toEqual(having({ after: { hour: null, came: "angry", safe: "unsure" } }));
    await userEvent.click(radio("It was fine"));
    await expect.element(page.getByRole("link")).not.toBeInTheDocument();
    expect(value()).toEqual(having({ after: { came: "fine", safe: null } }));
  });

  test("from five requests on, answers are counted in words; another one begins anew and keeps them", async () => {
    const others = (["all", "part", "part", "all"] as const).map((choice) => ({
      ...SENT,
      answer: { ...SENT.answer, choice },
    }));
    const value4 = { ...SENT, past: others.map(({ past: _, ...request }) => request) };
    const { value } = await show({ props: "real", value: value4 });
    await expect
      .element(page.getByText("So far All of it twice, This much twice, Not this time once"))
      .toBeVisible();
    await userEvent.click(button("Another request"));
    const { past: _, ...request } = SENT;
    expect(value()).toEqual({ ...NO_REQUEST, past: [...value4.past, request] });
    await expect.element(page.getByText(/^Who asked/)).toHaveFocus();
  });
});

test("read-only, the request and the answer are there and nothing else", async () => {
  await show({ props: "real", value: SENT, isDisabled: true });
  await expect.element(page.getByText("I’m sorry, but I can’t this time.")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("on later pages it is a slip of paper with what was sent", async () => {
  const drawn = (value: unknown) =>
    widget.small?.({ props: slowAnswerExamples.props["real"], value, language: "en" });
  const { container } = await render(<div>{drawn(SENT)}</div>);
  expect(container.textContent).toBe("My manager: Take on more workI’m sorry, but I can’t this time.");
  const unsent = await render(<div>{drawn({ ...SENT, answer: { ...SENT.answer, by: "unsent" } })}</div>);
  expect(unsent.container.textContent).toBe("My manager: Take on more work");
  expect(drawn({ ...NO_REQUEST, past: [] })).toBeUndefined();
});
