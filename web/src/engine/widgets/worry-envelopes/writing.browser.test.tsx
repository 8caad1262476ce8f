import { NO_ENVELOPE } from "@mindle/domain/widgets/worry-envelopes/value";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, number, radio, SEALED, show, TODAY, WORDS } from "./testing/example-envelopes.ts";

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
