import { oxQuizWidget } from "@mindle/domain/widgets/ox-quiz/widget";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { focusProblem } from "../../focus-problem.ts";
import { ExamplePage, type WidgetState } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

async function show(state: WidgetState, language: "ko" | "en" = "en") {
  const onValue = vi.fn<(value: unknown) => void>();
  await render(
    <div data-bind="quiz">
      <ExamplePage
        {...state}
        widget={widget}
        examples={oxQuizWidget.examples}
        language={language}
        onValue={onValue}
      />
    </div>,
  );
  return onValue;
}

const card = (name: string | RegExp) => page.getByRole("group", { name });
const speech = card(/^I stumbled/);

const nextCard = page.getByRole("button", { name: /^Next card/ });

test("cards come one at a time, each with its reply, and those that are done fold to a line", async () => {
  const onValue = await show({ props: "usual" });
  await expect.element(page.getByText("2 more cards")).toBeVisible();
  await expect.element(card(/^Next time/)).not.toBeInTheDocument();
  await speech.getByRole("button", { name: "Riggy" }).click();
  expect(onValue).toHaveBeenLastCalledWith({ speech: "o" });
  await expect.element(speech.getByText(/That is how Riggy reads a shortfall\./)).toBeVisible();
  await expect.element(card(/^Next time/)).not.toBeInTheDocument();
  await nextCard.click();
  await expect.element(speech.getByRole("status")).not.toBeInTheDocument();
  await card(/^Next time/)
    .getByRole("button", { name: "Just a wish" })
    .click();
  await nextCard.click();
  await card(/^There was a typo/)
    .getByRole("button", { name: "Just a wish" })
    .click();
  expect(onValue).toHaveBeenLastCalledWith({ speech: "o", cake: "x", reply: "x" });
  await expect.element(nextCard).not.toBeInTheDocument();
});

test("a card that is done opens again, folds again, and keeps its stamp", async () => {
  const onValue = await show({ props: "usual", value: { speech: "x", cake: "x", reply: "o" } });
  await expect.element(page.getByText("Press a card to open it again")).toBeVisible();
  const line = speech.getByRole("button", { name: /^I stumbled/ });
  await expect.element(line).toHaveAttribute("aria-expanded", "false");
  await line.click();
  await expect.element(speech.getByText(/That is how Riggy reads a shortfall\./)).toBeVisible();
  await expect
    .element(speech.getByRole("button", { name: "Just a wish" }))
    .toHaveAttribute("aria-pressed", "true");
  await card(/^Next time/)
    .getByRole("button")
    .click();
  await expect.element(line).toHaveAttribute("aria-expanded", "false");
  await card(/^Next time/)
    .getByRole("button", { name: /^Next time/ })
    .click();
  await expect.element(page.getByRole("status")).not.toBeInTheDocument();
  expect(onValue).not.toHaveBeenCalled();
});

test("coming back half-way, the first card without a stamp is open", async () => {
  await show({ props: "usual", value: { speech: "x" } });
  await expect.element(card(/^Next time/).getByRole("button", { name: "Riggy" })).toBeVisible();
  await expect.element(page.getByText("One more card")).toBeVisible();
  await speech.getByRole("button").click();
  await expect.element(card(/^Next time/)).not.toBeInTheDocument();
  await nextCard.click();
  await expect.element(card(/^Next time/).getByRole("button", { name: "Riggy" })).toHaveFocus();
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
  await userEvent.keyboard("{Enter}");
  await expect.element(card(/^Next time/).getByRole("button", { name: "Riggy" })).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onValue).toHaveBeenLastCalledWith({ speech: "x", cake: "o" });
});

test("what is missing opens its card and says so", async () => {
  await show({ props: "usual", value: { cake: "x" }, isRefused: true });
  await speech.getByRole("button", { name: "Riggy" }).click({ trial: true });
  await card(/^Next time/)
    .getByRole("button")
    .click();
  await expect.element(speech).not.toBeInTheDocument();
  focusProblem(document.body, { bind: "quiz", code: "no-answer", part: "speech" });
  await expect.element(speech).toHaveAccessibleDescription("Please enter an answer");
  await expect.element(speech.getByRole("button", { name: "Riggy" })).toHaveFocus();
});

test("read-only, every card is there and none can be stamped", async () => {
  const onValue = await show({ props: "usual", value: { speech: "o" }, isDisabled: true });
  await card(/^Next time/)
    .getByRole("button")
    .click();
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
