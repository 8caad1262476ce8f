import { worryEnvelopesExamples } from "@mindle/domain/widgets/worry-envelopes/examples";
import { type Envelope, NO_ENVELOPE } from "@mindle/domain/widgets/worry-envelopes/value";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ContentPage } from "../../page-context.ts";
import { ExamplePage, type WidgetState } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

const TODAY = "2026-11-22";

async function show(state: WidgetState, different: Partial<ContentPage> = {}) {
  let value: unknown = state.value;
  let left: unknown;
  const { container } = await render(
    <ExamplePage
      {...state}
      widget={widget}
      examples={worryEnvelopesExamples}
      language="en"
      page={{ today: TODAY, ...different }}
      onValue={(next) => {
        value = next;
      }}
      onDiscard={(next) => {
        left = next;
      }}
    />,
  );
  return { value: () => value, left: () => left, container };
}

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const radio = (name: string) => page.getByRole("radio", { name, exact: true });
const number = (name: string) => page.getByRole("spinbutton", { name: `${name} Type a number` });

const WORDS = "What if they never answer";
const SEALED: Envelope = {
  ...NO_ENVELOPE,
  sealed: {
    topic: "contact",
    text: WORDS,
    sign: "No answer by Friday",
    sure: 80,
    cope: 3,
    on: "2026-11-20",
    dueOn: "2026-11-27",
  },
};
const DUE: Envelope = { ...SEALED, sealed: { ...SEALED.sealed, dueOn: TODAY } };
const NAME = "Worry: Messages, opens on November 27";

describe("writing", () => {
  test("a topic alone is sealed for the usual day; what is not entered is null", async () => {
    const { value } = await show({ props: "usual" });
    await expect.element(button("Go on")).not.toBeInTheDocument();
    await userEvent.click(radio("Money"));
    await userEvent.click(button("Go on"));
    await expect.element(page.getByText("Two things before you seal it")).toHaveFocus();
    await userEvent.fill(number("How likely does it seem?"), "0");
    await userEvent.click(button("Seal it"));
    await expect.element(button("Worry: Money, opens on November 29")).toHaveFocus();
    await expect.element(page.getByRole("status")).toHaveTextContent("Sealed. It opens on November 29.");
    expect(value()).toEqual({
      envelopes: [
        {
          ...NO_ENVELOPE,
          sealed: { ...NO_ENVELOPE.sealed, topic: "money", sure: 0, on: TODAY, dueOn: "2026-11-29" },
        },
      ],
    });
    await expect.element(page.getByText(/^One envelope a day/)).toBeVisible();
  });

  test("words are sealed without the spaces around them, for any of the next thirty days", async () => {
    const { value } = await show({ props: "usual" });
    await userEvent.fill(page.getByRole("textbox", { name: "In one line, as it comes" }), ` ${WORDS} `);
    await userEvent.fill(page.getByRole("textbox", { name: /tell you that it came/ }), " ");
    await userEvent.click(button("Go on"));
    await userEvent.fill(number("If it came, how well could you cope?"), "11");
    await expect.element(page.getByText("From 0 to 10")).toBeVisible();
    await userEvent.click(radio("Choose a day"));
    await userEvent.click(radio("December 1 Tuesday"));
    await userEvent.click(button("Seal it"));
    expect(value()).toEqual({
      envelopes: [
        {
          ...NO_ENVELOPE,
          sealed: { ...NO_ENVELOPE.sealed, text: WORDS, on: TODAY, dueOn: "2026-12-01" },
        },
      ],
    });
  });

  test("days do not run into one another where text is large", async () => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = "200%";
    try {
      await show({ props: "usual" });
      await userEvent.click(radio("Money"));
      await userEvent.click(button("Go on"));
      await userEvent.click(radio("Choose a day"));
      const day = radio("December 1 Tuesday").element().parentElement;
      const words = document.createRange();
      words.selectNodeContents(page.getByText("12/1", { exact: true }).element());
      expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(
        day?.getBoundingClientRect().width ?? 0,
      );
    } finally {
      document.documentElement.style.fontSize = "";
    }
  });

  test("what was written is still there on the way back", async () => {
    await show({ props: "usual" });
    const field = page.getByRole("textbox", { name: "In one line, as it comes" });
    await userEvent.fill(field, WORDS);
    await expect.element(page.getByText(/the words are not kept/)).toBeVisible();
    await userEvent.click(button("Go on"));
    await userEvent.click(button("Back"));
    await expect.element(field).toHaveValue(WORDS);
  });

  test("what is too long is said, and is not sealed", async () => {
    await show({ props: "usual" });
    await userEvent.fill(page.getByRole("textbox", { name: "In one line, as it comes" }), "a".repeat(81));
    await expect.element(page.getByText("Up to 80 characters fit here")).toBeVisible();
    await expect.element(button("Go on")).not.toBeInTheDocument();
  });

  test("nothing is sealed after crisis words, and of one's body a doctor comes first", async () => {
    await show({ props: "usual" }, { hasCrisis: true });
    await userEvent.click(radio("My body"));
    await expect.element(page.getByText(/book to have it looked at/)).toBeVisible();
    await expect.element(page.getByText(/^These words won’t be sealed/)).toBeVisible();
    await expect.element(button("Go on")).not.toBeInTheDocument();
  });

  test("another worry comes on another day; Escape leaves its draft as it is, also while a word is composed", async () => {
    const { value } = await show({ props: "usual", value: { envelopes: [SEALED] } });
    await userEvent.click(button("Seal another worry"));
    await expect.element(page.getByText(/^Leave out what can’t wait/)).toBeVisible();
    const field = page.getByRole("textbox", { name: "In one line, as it comes" });
    await userEvent.fill(field, "The lease");
    field
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing: true, bubbles: true }));
    await expect.element(field).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(button("Seal another worry")).toHaveFocus();
    expect(value()).toEqual({
      envelopes: [SEALED, { ...NO_ENVELOPE, sealed: { ...NO_ENVELOPE.sealed, text: "The lease" } }],
    });
    await userEvent.click(button("Seal another worry"));
    await expect.element(field).toHaveValue("The lease");
    await userEvent.click(button("Go on"));
    await userEvent.click(button("Seal it"));
    await expect.element(button("A worry, opens on November 29")).toHaveFocus();
  });
});

describe("sealed", () => {
  test("what is in it is neither drawn nor read out, until it is read on purpose, which opens nothing", async () => {
    const { value, container } = await show({ props: "usual", value: { envelopes: [SEALED] } });
    expect(container.innerHTML).not.toContain(WORDS);
    await userEvent.click(button(NAME));
    expect(container.innerHTML).not.toContain(WORDS);
    await userEvent.click(button("Read it now"));
    await expect.element(page.getByText(`Messages: ${WORDS}`)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(button(NAME)).toHaveFocus();
    await expect.element(button(NAME)).toHaveAttribute("aria-expanded", "false");
    expect(container.innerHTML).not.toContain(WORDS);
    expect(value()).toEqual({ envelopes: [SEALED] });
  });

  test("of a prediction, not even what was chosen is shown", async () => {
    const expected = { ...SEALED, sealed: { ...SEALED.sealed, topic: "people", text: null } };
    const { container } = await show({ props: "prediction", value: { envelopes: [expected] } });
    await expect.element(button("A prediction, opens on November 27")).toBeVisible();
    expect(container.textContent).not.toContain("Someone is put out");
    await expect.element(button("Seal another worry")).not.toBeInTheDocument();
  });

  test("its day can be changed, and nothing else of it", async () => {
    const { value } = await show({ props: "usual", value: { envelopes: [SEALED] } });
    await userEvent.click(button(NAME));
    await userEvent.click(button("Change the day"));
    await userEvent.click(radio("In three days"));
    await userEvent.click(button("Open it on this day"));
    await expect.element(button("Worry: Messages, opens on November 25")).toHaveFocus();
    expect(value()).toEqual({
      envelopes: [{ ...SEALED, sealed: { ...SEALED.sealed, dueOn: "2026-11-25" } }],
    });
  });

  test("it is thrown away when that is said twice", async () => {
    const { value, left } = await show({ props: "usual", value: { envelopes: [SEALED] } });
    await userEvent.click(button(NAME));
    await userEvent.click(button("Throw it away"));
    await expect.element(button("Leave it")).toHaveFocus();
    await userEvent.click(button("Leave it"));
    await expect.element(button("Throw it away")).toHaveFocus();
    await userEvent.click(button("Throw it away"));
    await userEvent.click(button("Throw the envelope away"));
    expect(value()).toEqual({ envelopes: [] });
    expect(left()).toEqual(value());
    await expect.element(radio("Messages")).toHaveFocus();
  });
});

describe("while another worry is weighed", () => {
  async function weighing(envelope: Envelope) {
    await show({ props: "usual", value: { envelopes: [envelope] } });
    await userEvent.click(button("Seal another worry"));
    await userEvent.click(radio("Money"));
    await userEvent.click(button("Go on"));
    await expect.element(page.getByText("Two things before you seal it")).toHaveFocus();
  }

  test("a sealed envelope that is pressed keeps the focus", async () => {
    await weighing(SEALED);
    await userEvent.click(button(NAME));
    await expect.element(button("Read it now")).toBeVisible();
    await expect.element(button(NAME)).toHaveFocus();
  });

  test("one that is due is opened at its own words, and Escape closes it alone", async () => {
    await weighing(DUE);
    await userEvent.click(button(/Open the envelope/));
    await expect.element(page.getByText(`Messages: ${WORDS}`)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(button(/Open the envelope/)).toHaveFocus();
    await expect.element(page.getByText("Two things before you seal it")).toBeVisible();
  });
});

describe("due", () => {
  test("Enter opens it: what was feared has the focus, then what came, how one coped and what helped", async () => {
    const { value } = await show({ props: "usual", value: { envelopes: [DUE] } });
    button(/Open the envelope/)
      .element()
      .focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(`Messages: ${WORDS}`)).toHaveFocus();
    await expect.element(page.getByText("No answer by Friday")).toBeVisible();
    await userEvent.click(radio("It happened"));
    await userEvent.fill(number("How well did you cope?"), "6");
    await userEvent.click(radio("People"));
    const opened = { on: TODAY, outcome: "happened", met: 6, helped: "people" };
    expect(value()).toEqual({ envelopes: [{ ...DUE, opened }] });
    await userEvent.click(radio("It didn’t happen"));
    await expect.element(radio("People")).not.toBeInTheDocument();
    expect(value()).toEqual({
      envelopes: [{ ...DUE, opened: { on: TODAY, outcome: "not", met: null, helped: null } }],
    });
    await userEvent.click(button("Fold it up"));
    await expect.element(button(`Messages: ${WORDS}, It didn’t happen`)).toHaveFocus();
  });

  test("who does not know yet has it sealed once more, twice at most", async () => {
    const { value } = await show({ props: "usual", value: { envelopes: [{ ...DUE, moved: 1 }] } });
    await userEvent.click(button(/Open the envelope/));
    await userEvent.click(button("I don’t know yet"));
    await userEvent.click(button("Open it on this day"));
    await expect.element(page.getByRole("status")).toHaveTextContent("It opens again on November 29.");
    expect(value()).toEqual({
      envelopes: [{ ...DUE, sealed: { ...DUE.sealed, dueOn: "2026-11-29" }, moved: 2 }],
    });
  });

  test("after that, what cannot be known is one of the answers", async () => {
    await show({ props: "usual", value: { envelopes: [{ ...DUE, moved: 2 }] } });
    await userEvent.click(button(/Open the envelope/));
    await expect.element(radio("I’ll never know")).toBeVisible();
    await expect.element(button("I don’t know yet")).not.toBeInTheDocument();
  });

  test("looked at and left, it is as sealed as before", async () => {
    const { value } = await show({ props: "usual", value: { envelopes: [DUE] } });
    await userEvent.click(button(/Open the envelope/));
    await userEvent.keyboard("{Escape}");
    await expect.element(button(/Open the envelope/)).toHaveFocus();
    expect(value()).toEqual({ envelopes: [DUE] });
  });
});

describe("opened", () => {
  const of = (outcome: Envelope["opened"]["outcome"]) => ({ ...DUE, opened: { ...DUE.opened, outcome } });

  test("five are counted in words, beside how likely they seemed", async () => {
    const envelopes = [of("not"), of("not"), of("partly"), of("unknown"), of("not")];
    await show({ props: "usual", value: { envelopes } });
    await expect
      .element(page.getByText("So far 3 didn’t happen, 1 happened in part, 1 you’ll never know"))
      .toBeVisible();
    await expect.element(page.getByText("As it seemed80")).toBeVisible();
    await expect.element(page.getByText("As it came13")).toBeVisible();
  });

  test("where half of it came, that comes first, no numbers, and why nothing new is sealed", async () => {
    const came = { ...DUE, opened: { ...DUE.opened, on: TODAY, outcome: "happened" as const } };
    const envelopes = [came, of("happened"), of("happened"), of("not"), of("partly")];
    await show({ props: "usual", value: { envelopes } });
    await expect
      .element(page.getByText("There really has been much of late.", { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText(/nothing new is sealed/)).toBeVisible();
    await expect.element(page.getByText("As it seemed")).not.toBeInTheDocument();
    await expect.element(button("Seal another worry")).not.toBeInTheDocument();
  });

  test("after crisis words nothing is counted", async () => {
    const envelopes = [of("happened"), of("happened"), of("happened"), of("not"), of("partly")];
    await show({ props: "usual", value: { envelopes } }, { hasCrisis: true });
    await expect.element(page.getByText(/^So far/)).not.toBeInTheDocument();
  });
});

test("read-only, what may be seen is there and nothing can be pressed", async () => {
  const { container } = await show({
    props: "usual",
    value: { envelopes: [SEALED, { ...DUE, opened: { ...DUE.opened, outcome: "not" } }] },
    isDisabled: true,
  });
  await expect.element(page.getByText("opens on November 27")).toBeVisible();
  await expect.element(page.getByText("It didn’t happen")).toBeVisible();
  expect(container.textContent?.match(new RegExp(WORDS, "g"))).toHaveLength(1);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
