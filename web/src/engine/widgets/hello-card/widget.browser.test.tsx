import { helloCardExamples } from "@mindle/domain/widgets/hello-card/examples";
import { type Card, MOST_CARDS, NO_CARD } from "@mindle/domain/widgets/hello-card/value";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ContentPage } from "../../page-context.ts";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

const TODAY = "2026-11-27";

function show(state: WidgetState, different: Partial<ContentPage> = {}) {
  return showWidget({ ...state, widget, examples: helloCardExamples, page: { today: TODAY, ...different } });
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const radio = (name: string) => page.getByRole("radio", { name, exact: true });
const number = (name: string) => page.getByRole("spinbutton", { name: `${name} Type a number` });

const WRITTEN: Card = { ...NO_CARD, role: "cousin", tone: "plain", text: "요즘도 등산 다녀?", expect: 4 };
const SENT: Card = { ...WRITTEN, meanwhile: "walk", sent: { on: TODAY, dueOn: "2026-11-30" } };
const QUIET: Card = { ...SENT, back: { on: "2026-11-25", came: "none", met: null } };
const on = (day: string) => ({ today: day });

describe("writing", () => {
  test("goes from who and what to what is expected, then to the card; what is not entered is null", async () => {
    const { value } = await show({ props: "usual" });
    await expect.element(button("Go on")).not.toBeInTheDocument();
    await userEvent.click(radio("A cousin"));
    await userEvent.click(radio("Thank you for the other day."));
    await userEvent.click(button("Go on"));
    await expect.element(page.getByText("Before you send it")).toHaveFocus();
    await userEvent.fill(number("How welcome will it be?"), "0");
    await userEvent.click(radio("No answer"));
    await userEvent.click(radio("In a week"));
    await userEvent.click(button("Go on"));
    await expect.element(page.getByText("The hello to send")).toHaveFocus();
    await userEvent.click(button("I sent it"));
    await expect.element(page.getByText("We’ll look together on December 4")).toHaveFocus();
    expect(value()).toEqual({
      cards: [
        {
          ...NO_CARD,
          role: "cousin",
          text: "Thank you for the other day.",
          expect: 0,
          guess: "none",
          wait: 7,
          sent: { on: TODAY, dueOn: "2026-12-04" },
        },
      ],
    });
  });

  test("the tone changes a start that was taken, and leaves words of one's own alone", async () => {
    const { value } = await show({ props: "usual" });
    const field = page.getByRole("textbox", { name: "Change it, or write your own" });
    await userEvent.click(radio("Are things still busy with you?"));
    await userEvent.click(radio("Casual"));
    await expect.element(field).toHaveValue("Still busy these days?");
    await userEvent.fill(field, "Soup again on Friday?");
    await userEvent.click(radio("Polite"));
    await expect.element(field).toHaveValue("Soup again on Friday?");
    await userEvent.clear(field);
    expect(value()).toEqual({ cards: [{ ...NO_CARD, tone: "formal", text: null }] });
  });

  test("Escape keeps the draft, and an Enter that ends a composition goes nowhere", async () => {
    const { value } = await show({ props: "usual" });
    const field = page.getByRole("textbox", { name: "Change it, or write your own" });
    await userEvent.fill(field, "잘 지내요?");
    await userEvent.keyboard("{Escape}");
    const composing = { key: "Enter", isComposing: true, bubbles: true };
    field.element().dispatchEvent(new KeyboardEvent("keydown", composing));
    await expect.element(field).toHaveValue("잘 지내요?");
    expect(value()).toEqual({ cards: [{ ...NO_CARD, text: "잘 지내요?" }] });
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Before you send it")).toHaveFocus();
  });

  test("a draft is shown as a card at the next opening, and can be changed", async () => {
    await show({ props: "usual", value: { cards: [WRITTEN] } });
    await expect.element(page.getByText("요즘도 등산 다녀?")).toBeVisible();
    await userEvent.click(button("Change it"));
    await expect.element(radio("A cousin")).toBeChecked();
  });

  test("copying says so, and where it is refused the words can be selected", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    vi.spyOn(document, "execCommand").mockReturnValue(false);
    await show({ props: "usual", value: { cards: [WRITTEN] } });
    await userEvent.click(button("Copy"));
    await expect.element(page.getByRole("status")).toHaveTextContent("Hold to copy");
    expect(getComputedStyle(page.getByText("요즘도 등산 다녀?").element()).userSelect).toBe("text");
  });

  test("it can be put inside, which is a choice, and taken out again", async () => {
    const { value } = await show({ props: "usual", value: { cards: [WRITTEN] } });
    await userEvent.click(button("Put it inside"));
    await expect.element(page.getByText("It’s inside. Not sending it was your choice.")).toHaveFocus();
    await expect.element(page.getByText("요즘도 등산 다녀?")).not.toBeInTheDocument();
    expect(value()).toEqual({ cards: [{ ...WRITTEN, away: true }] });
    await userEvent.click(button("Take it out again"));
    await expect.element(page.getByText("The hello to send")).toHaveFocus();
  });
});

describe("waiting", () => {
  test("shows the day and what to do meanwhile, neither the words nor how long", async () => {
    await show({ props: "usual", value: { cards: [SENT] } }, on("2026-11-29"));
    await expect.element(page.getByText("We’ll look together on November 30")).toBeVisible();
    await expect.element(page.getByText("Once round the block")).toBeVisible();
    await expect.element(page.getByText("요즘도 등산 다녀?")).not.toBeInTheDocument();
  });

  test("other reasons for the quiet come before the first guess, and counting none of it", async () => {
    const { value } = await show({ props: "usual", value: { cards: [SENT] } });
    await userEvent.click(button("Why so quiet?"));
    const reasons = page.getByRole("listitem").elements();
    expect(reasons.map((reason) => reason.textContent)).toEqual([
      "They work late and saw it late",
      "What that day was like for them",
      "They read it and did not answer",
      "They find me awkward",
      "Once round the block",
    ]);
    expect(value()).toEqual({ cards: [SENT] });
  });

  test("an answer may come before the day, and a press by mistake goes back", async () => {
    const { value } = await show({ props: "usual", value: { cards: [SENT] } });
    await userEvent.click(button("An answer came"));
    await expect.element(page.getByText("What came back?")).toHaveFocus();
    await expect.element(radio("Nothing yet")).not.toBeInTheDocument();
    await userEvent.click(radio("A short answer"));
    await userEvent.click(button("Keep waiting"));
    await expect.element(page.getByText("We’ll look together on November 30")).toHaveFocus();
    expect(value()).toEqual({ cards: [SENT] });
  });
});

describe("what came back", () => {
  const due = { props: "usual", value: { cards: [SENT] } };

  test("an answer is compared with what was expected", async () => {
    const { value } = await show(due, on("2026-11-30"));
    await userEvent.click(radio("A warm answer"));
    await userEvent.fill(number("How welcome was it?"), "8");
    await expect.element(page.getByText("Expected")).toBeVisible();
    await userEvent.click(button("Put the card away"));
    await expect.element(page.getByText("A warm answer came.")).toHaveFocus();
    expect(value()).toEqual({
      cards: [{ ...SENT, back: { on: "2026-11-30", came: "warm", met: 8 } }],
    });
  });

  test("without an answer there is no number; it may wait three more days, twice at most", async () => {
    const { value } = await show(due, on("2026-11-30"));
    await userEvent.click(radio("A short answer"));
    await userEvent.fill(number("How welcome was it?"), "3");
    await userEvent.click(radio("Nothing yet"));
    await expect.element(number("How welcome was it?")).not.toBeInTheDocument();
    await userEvent.click(button("Three more days"));
    await expect.element(page.getByText("We’ll look together on December 3")).toHaveFocus();
    expect(value()).toEqual({
      cards: [{ ...SENT, moved: 1, sent: { on: TODAY, dueOn: "2026-12-03" } }],
    });
  });

  test("after two delays it can only be folded up, and nothing more is sent to them", async () => {
    await show({ props: "usual", value: { cards: [{ ...SENT, moved: 2 }] } }, on("2026-12-09"));
    await userEvent.click(radio("Nothing yet"));
    await expect.element(button("Three more days")).not.toBeInTheDocument();
    await userEvent.click(button("Fold it up"));
    await expect.element(page.getByText("It stayed quiet.")).toHaveFocus();
    await expect.element(page.getByText(/No second message/)).toBeVisible();
    await userEvent.click(button("An answer came"));
    await expect.element(page.getByText("What came back?")).toHaveFocus();
  });

  test("after unkind words no other card is begun that day", async () => {
    await show(due, on("2026-11-30"));
    await userEvent.click(radio("Something unkind"));
    await userEvent.click(button("Put the card away"));
    await expect.element(page.getByText("No new card today.")).toBeVisible();
    await expect.element(button("Write another hello")).not.toBeInTheDocument();
  });

  test("a line that is said is told at once, and there was nothing late about it", async () => {
    const { value } = await show({ props: "line", value: { cards: [{ ...WRITTEN, role: "friend" }] } });
    await userEvent.click(button("I said it"));
    await expect.element(page.getByText("After saying it")).toHaveFocus();
    await expect.element(radio("A late answer")).not.toBeInTheDocument();
    await userEvent.click(radio("It passed by"));
    await userEvent.click(button("Put the card away"));
    await expect.element(page.getByText("It passed by.")).toHaveFocus();
    expect(value()).toMatchObject({ cards: [{ back: { came: "none", met: null } }] });
  });
});

describe("several cards", () => {
  test("are a list of which one is open, the due one first", async () => {
    const other: Card = { ...SENT, role: "shop", sent: { on: "2026-11-28", dueOn: "2026-12-01" } };
    const { value } = await show({ props: "usual", value: { cards: [SENT, other] } }, on("2026-11-30"));
    await expect
      .element(button("A cousin: We’ll look together today"))
      .toHaveAttribute("aria-expanded", "true");
    await userEvent.click(button("The owner of a shop I go to: We’ll look together on December 1"));
    await expect.element(page.getByText("What came back?")).not.toBeInTheDocument();
    await userEvent.click(button("An answer came"));
    await userEvent.click(radio("A late answer"));
    expect(value()).toMatchObject({ cards: [{ back: null }, { back: { came: "late" } }] });
  });

  test("another one is begun on another day, and after two silences it is only a greeting", async () => {
    const { value } = await show({ props: "usual", value: { cards: [QUIET, QUIET] } });
    await expect.element(page.getByText("One a day is enough.")).toBeVisible();
    document.body.replaceChildren();
    await show({ props: "usual", value: { cards: [QUIET, QUIET] } }, on("2026-11-28"));
    await userEvent.click(button("Write another hello"));
    await expect.element(page.getByText(/only a greeting/)).toBeVisible();
    await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
    expect(value()).toEqual({ cards: [QUIET, QUIET] });
    await userEvent.click(radio("Just a nod"));
    await userEvent.click(button("Go on"));
    await expect.element(page.getByText("Before you greet them")).toHaveFocus();
  });

  test("of the most that there can be, another one is written all the same", async () => {
    const warm: Card = { ...SENT, back: { on: "2026-11-28", came: "warm", met: 8 } };
    const cards = Array.from({ length: MOST_CARDS }, () => warm);
    const { value } = await show({ props: "usual", value: { cards } }, on("2026-12-01"));
    await userEvent.click(button("Write another hello"));
    await userEvent.click(radio("A cousin"));
    expect(value()).toMatchObject({
      cards: { length: MOST_CARDS, [MOST_CARDS - 1]: { role: "cousin", sent: null } },
    });
  });
});

/** Words below an element that stand on more than one line. */
function brokenWords(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

describe("with text at 200 %", () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = "200%";
    return () => {
      document.documentElement.style.fontSize = "";
    };
  });

  test.each([
    ["put inside", { ...WRITTEN, away: true }],
    ["that waits", SENT],
    ["that was answered", { ...SENT, back: { on: TODAY, came: "warm", met: 8 } as const }],
  ])("no word of a card %s is broken over two lines", async (_, card) => {
    await show({ props: "usual", value: { cards: [{ ...card, role: "colleague" }] } });
    const stage = page.getByText("A former colleague").element().closest("[data-stage]");
    expect(stage && brokenWords(stage)).toEqual([]);
  });
});

test("read-only, cards that were sent are there and nothing else", async () => {
  await show({ props: "usual", value: { cards: [QUIET, WRITTEN] }, isDisabled: true });
  expect(page.getByText("요즘도 등산 다녀?").elements()).toHaveLength(1);
  await expect.element(page.getByText("Nothing yet")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("on later pages it is the card that was sent", async () => {
  const drawn = (...cards: Card[]) =>
    widget.small?.({ props: helloCardExamples.props["usual"], value: { cards }, language: "en" });
  const { container } = await render(<div>{drawn(SENT)}</div>);
  expect(container.textContent).toBe("A cousin요즘도 등산 다녀?");
  expect(drawn(WRITTEN)).toBeUndefined();
});
