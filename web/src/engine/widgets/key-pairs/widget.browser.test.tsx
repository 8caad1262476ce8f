import type { Language } from "@mindle/domain/catalogue/language";
import { keyPairsWidget } from "@mindle/domain/widgets/key-pairs/widget";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { WidgetState } from "../../testing/example-page.tsx";
import { showWidget } from "../../testing/show-widget.tsx";
import widget from "./widget.tsx";

function show(state: WidgetState, language: Language = "en") {
  return showWidget({ ...state, widget, examples: keyPairsWidget.examples, language });
}

const FULL = {
  trigger: { choice: "work" },
  rule: { text: "Nobody may notice" },
  action: { choice: "check" },
  aftermath: { text: "It takes longer" },
};

const button = (name: string | RegExp) => page.getByRole("button", { name });
const editor = (name: string) => page.getByRole("group", { name, exact: true });
const field = (label: string) => page.getByRole("textbox", { name: `${label}, in your own words` });

test("the first blank card is open; choosing and going on leads around the circle", async () => {
  const { onValue } = await show({ props: "usual" });
  await userEvent.click(button("Work"));
  expect(onValue).toHaveBeenLastCalledWith({ trigger: { choice: "work" } });
  await userEvent.click(button("Next card"));
  await expect.element(editor("Riggy says").getByRole("button").first()).toHaveFocus();
  await userEvent.click(field("Riggy says"));
  await userEvent.keyboard("Hide it{Enter}");
  expect(onValue).toHaveBeenLastCalledWith({ trigger: { choice: "work" }, rule: { text: "Hide it" } });
  await userEvent.click(button(/^Afterwards/));
  await userEvent.click(field("Afterwards"));
  await userEvent.keyboard("{Enter}");
  await expect.element(button(/^Afterwards/)).toHaveFocus();
  await expect.element(button(/^Afterwards/)).toHaveAttribute("aria-expanded", "false");
});

test("a card closes and opens by keyboard, and a choice is taken back by pressing it again", async () => {
  const { onValue } = await show({ props: "usual", value: FULL });
  await userEvent.tab();
  await expect.element(button("It begins Work")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("It begins Work")).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(button(/^Work$/));
  expect(onValue).toHaveBeenLastCalledWith({
    rule: FULL.rule,
    action: FULL.action,
    aftermath: FULL.aftermath,
  });
  await userEvent.click(button(/^It begins/));
  await expect.element(editor("It begins")).not.toBeInTheDocument();
});

test("words that give way to a choice come back, even after other cards", async () => {
  const { onValue } = await show({ props: "usual", value: FULL });
  await userEvent.click(button(/^Riggy says/));
  await userEvent.click(button("Be the best"));
  expect(onValue).toHaveBeenLastCalledWith({ ...FULL, rule: { choice: "first" } });
  await expect.element(field("Riggy says")).toHaveValue("");
  await userEvent.click(button(/^So I/));
  await userEvent.click(button(/^Riggy says/));
  await userEvent.click(button("Picked in place of ‘Nobody may notice’. Undo"));
  expect(onValue).toHaveBeenLastCalledWith(FULL);
});

test("a loop is cut between two filled cards, and closed again", async () => {
  const { onValue } = await show({ props: "usual", value: FULL });
  const status = page.getByRole("status");
  await expect.element(status).toHaveTextContent("Press an arrow to cut the loop there");
  await userEvent.click(button("Cut after ‘Riggy says’"));
  await expect.element(status).toHaveTextContent("Cut after ‘Riggy says’. It may stop here.");
  await userEvent.click(button("Cut after ‘Riggy says’"));
  await expect.element(status).toHaveTextContent("Press an arrow to cut the loop there");
  expect(onValue).not.toHaveBeenCalled();
});

test("there is nothing to cut beside a blank card", async () => {
  await show({ props: "usual", value: { trigger: FULL.trigger, rule: FULL.rule } });
  await expect.element(button("Cut after ‘It begins’")).toBeInTheDocument();
  await expect.element(button("Cut after ‘Riggy says’")).not.toBeInTheDocument();
  await expect.element(page.getByText("‘Riggy says’ leads to ‘So I’")).toBeInTheDocument();
});

test("the list offers the same: opening, choosing and cutting", async () => {
  const { onValue } = await show({ props: "usual", value: FULL }, "ko");
  await userEvent.click(button("글자로 보기"));
  await userEvent.click(button(/^이럴 때/));
  await userEvent.click(button("메시지와 메일"));
  expect(onValue).toHaveBeenLastCalledWith({ ...FULL, trigger: { choice: "messages" } });
  await userEvent.click(button("‘그러고 나면’ 다음에서 끊기"));
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("‘그러고 나면’ 다음에서 끊었어요. 여기서 멈춰 봐도 돼요.");
});

test("a refused card says so and is marked, closed or open", async () => {
  const { container } = await show({
    props: "plan",
    value: { sign: { text: "Much more than ten letters" }, person: { text: "Mum" } },
    isRefused: true,
  });
  const card = button(/^The early sign/);
  await expect.element(card).toHaveAccessibleDescription("Up to 10 characters fit here");
  expect(container.querySelector('[data-part="sign"]')?.contains(card.element())).toBe(true);
  await userEvent.click(card);
  expect(container.querySelector('[data-part="sign"]')).toBe(field("The early sign").element());
});

test("read-only: every card can be read and none opens", async () => {
  await show({ props: "usual", value: FULL, isDisabled: true });
  await expect.element(page.getByText("Nobody may notice")).toBeInTheDocument();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await expect.element(button("Show as a list")).toBeInTheDocument();
  await expect.element(button(/Cut|begins/)).not.toBeInTheDocument();
});

test("while it is filled in, the circle is no higher than half a phone, with the open card below it", async () => {
  await page.viewport(390, 844);
  const text = "I read the message again and again until nothing in it can be taken the wrong way";
  const value = { ...FULL, rule: { text }, aftermath: { text } };
  const { container } = await show({ props: "usual", value });
  await userEvent.click(button(/^So I/));
  const ring = container.querySelector("[data-ring]")?.firstElementChild;
  expect(ring?.getBoundingClientRect().height).toBeLessThanOrEqual(260);
  const bar = 64;
  const foot = 104;
  const stack = container.querySelector("[data-ring]")?.getBoundingClientRect();
  expect(stack?.height).toBeLessThanOrEqual(844 - bar - foot);
});
