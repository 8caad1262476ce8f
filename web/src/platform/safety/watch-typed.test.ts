import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { helpCard } from "./help-card.ts";
import { helpShown } from "./help-shown.ts";
import { markHelpShown, showHelpForCrisisWords } from "./help-words.ts";
import { watchTyped } from "./watch-typed.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  helpCard.close();
});

async function stopTyping(): Promise<void> {
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
}

test("crisis words in a field bring the card once typing stops", async () => {
  for (const typed of ["자", "자해", "자해를 했어"]) {
    watchTyped(typed);
    await vi.advanceTimersByTimeAsync(100);
    expect(helpCard.kind()).toBeUndefined();
  }
  await stopTyping();
  await expect.poll(() => helpCard.kind()).toBe("danger");
  expect(helpShown.read()).toBe(true);
});

test("other words bring nothing, nor do crisis words that were taken back while typing", async () => {
  watchTyped("I want to die");
  watchTyped("I want to diet");
  await stopTyping();
  await vi.dynamicImportSettled();
  expect(helpCard.kind()).toBeUndefined();
});

test("the same words bring the card once", () => {
  showHelpForCrisisWords(["남편이 나를 때려요"]);
  expect(helpCard.kind()).toBe("violence");
  helpCard.close();
  showHelpForCrisisWords(["남편이 나를 때려요"]);
  expect(helpCard.kind()).toBeUndefined();
  markHelpShown(["죽고 싶어"]);
  showHelpForCrisisWords(["죽고 싶어"]);
  expect(helpCard.kind()).toBeUndefined();
});
