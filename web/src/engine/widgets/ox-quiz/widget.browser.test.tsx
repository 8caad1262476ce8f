import type { Language } from "@mindle/domain/catalogue/language";
import { oxQuizWidget } from "@mindle/domain/widgets/ox-quiz/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

async function show(state: WidgetState, language: Language = "en") {
  return (await showWidget({ ...state, widget, examples: oxQuizWidget.examples, language })).onValue;
}

const card = (name: string | RegExp) => page.getByRole("group", { name });
const speech = card(/^I stumbled/);

test("cards come one after the other, each with its reply", async () => {
  const onValue = await show({ props: "usual" });
  await expect.element(page.getByText("2 more cards")).toBeVisible();
  await expect.element(card(/^Next time/)).not.toBeInTheDocument();
  await speech.getByRole("button", { name: "Riggy" }).click();
  expect(onValue).toHaveBeenLastCalledWith({ speech: "o" });
  await expect.element(speech.getByText(/That is how Riggy reads a shortfall\./)).toBeVisible();
  await expect.element(page.getByText("One more card")).toBeVisible();
  await card(/^Next time/)
    .getByRole("button", { name: "Just a wish" })
    .click();
  await card(/^There was a typo/)
    .getByRole("button", { name: "Just a wish" })
    .click();
  expect(onValue).toHaveBeenLastCalledWith({ speech: "o", cake: "x", reply: "x" });
});

test("the first answer stays, and the reply is the same whichever it was", async () => {
  const onValue = await show({ props: "one-question" }, "ko");
  await page.getByRole("button", { name: "그래요" }).click();
  await expect.element(page.getByRole("status").getByText("아니에요")).toBeVisible();
  await expect.element(page.getByRole("status").getByText("할 일은 다 끝나지 않아요.")).toBeVisible();
  await page.getByRole("button", { name: "아니에요" }).click({ force: true });
  expect(onValue).toHaveBeenCalledOnce();
  expect(onValue).toHaveBeenLastCalledWith({ rest: "o" });
});

test("the keyboard stamps a card and goes on to the next", async () => {
  const onValue = await show({ props: "usual" });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(speech.getByRole("button", { name: "Just a wish" })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onValue).toHaveBeenLastCalledWith({ speech: "x", cake: "o" });
});

test("a card without an answer says so", async () => {
  await show({ props: "usual", value: { cake: "x" }, isRefused: true });
  await expect.element(speech).toHaveAccessibleDescription("Please enter an answer");
  await expect.element(speech).toHaveAttribute("data-part", "speech");
});

test("read-only, every card is there and none can be stamped", async () => {
  const onValue = await show({ props: "usual", value: { speech: "o" }, isDisabled: true });
  const cake = card(/^Next time/).getByRole("button", { name: "Riggy" });
  await expect.element(cake).toHaveAttribute("aria-disabled", "true");
  await cake.click({ force: true });
  expect(onValue).not.toHaveBeenCalled();
});

test("on a small screen with large text the stamps stand one below the other, so that their words do not fall apart", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "200%";
  try {
    await show({ props: "usual" }, "ko");
    const [first, second] = page
      .getByRole("button")
      .elements()
      .map((stamp) => stamp.getBoundingClientRect());
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
  } finally {
    document.documentElement.style.fontSize = "";
  }
});
