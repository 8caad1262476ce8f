import { afterEach, expect, test } from "vitest";
import { activeFlag, clearFlag } from "./flag.ts";
import { helpCard } from "./help-card.ts";
import { helpShown } from "./help-shown.ts";
import { markHelpShown, showHelpForCrisisWords } from "./help-words.ts";

afterEach(() => {
  helpCard.close();
  clearFlag();
});

/** Whether texts bring the card, which is then closed. */
async function bringsCard(...texts: readonly string[]): Promise<boolean> {
  await showHelpForCrisisWords(texts);
  const isOpen = helpCard.asked() !== undefined;
  helpCard.close();
  return isOpen;
}

test("the card opens by kind, raises the flag, and says where the words were found", async () => {
  await showHelpForCrisisWords(["산책했어요", "남편이 나를 때려요"]);
  expect(helpCard.asked()).toMatchObject({ kind: "violence", source: "words" });
  expect(activeFlag()).toMatchObject({ kind: "violence" });
  expect(helpShown.read()).toBe(true);
});

test("other words bring nothing and raise nothing", async () => {
  expect(await bringsCard("오늘은 산책했어요", "")).toBe(false);
  expect(activeFlag()).toBeNull();
});

test("the same words bring the card once, also with harmless ones added to them", async () => {
  expect(await bringsCard("그냥 죽고 싶어")).toBe(true);
  expect(await bringsCard("그냥 죽고 싶어")).toBe(false);
  expect(await bringsCard("그냥 죽고 싶어. 오늘은 비가 왔어")).toBe(false);
});

test("new words in the same text bring it again", async () => {
  expect(await bringsCard("요즘 살기 싫다")).toBe(true);
  expect(await bringsCard("요즘 살기 싫다. 남편이 나를 때려요")).toBe(true);
  expect(await bringsCard("요즘 살기 싫다. 남편이 나를 때려요. 어제는 자해를 했어요")).toBe(true);
  expect(await bringsCard("요즘 살기 싫다. 남편이 나를 때려요. 어제는 자해를 했어요!")).toBe(false);
});

test("words for which a page showed the card itself bring none afterwards", async () => {
  await markHelpShown(["산책했어요", "사라지고 싶은 밤이었어요"]);
  expect(await bringsCard("산책했어요", "사라지고 싶은 밤이었어요")).toBe(false);
});
