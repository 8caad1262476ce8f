import type { Envelope } from "@mindle/domain/widgets/worry-envelopes/value";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, number, radio, SEALED, show, TODAY, WORDS } from "./testing/example-envelopes.ts";

const DUE: Envelope = { ...SEALED, sealed: { ...SEALED.sealed, dueOn: TODAY } };
const NAME = "Worry: Messages, opens on November 27";

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
