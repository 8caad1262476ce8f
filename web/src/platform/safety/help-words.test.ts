import type { HelpKind } from "@mindle/domain/safety/help-kind";
import { afterEach, expect, test, vi } from "vitest";
import { clearUserData } from "../storage/clear-user-data.ts";
import { activeFlag, clearFlag } from "./flag.ts";
import { helpCard } from "./help-card.ts";
import { helpShown } from "./help-shown.ts";
import { markHelpShown, showHelpForCrisisWords } from "./help-words.ts";

afterEach(() => {
  helpCard.close();
  clearFlag();
  vi.useRealTimers();
});

/** What the card is about that texts bring, which is then closed; undefined without a card. */
async function cardFor(...texts: readonly string[]): Promise<HelpKind | undefined> {
  await showHelpForCrisisWords(texts);
  const kind = helpCard.asked()?.kind;
  helpCard.close();
  return kind;
}

test("the card opens by kind, raises the flag, and says where the words were found", async () => {
  await showHelpForCrisisWords(["산책했어요", "남편이 나를 때려요"]);
  expect(helpCard.asked()).toMatchObject({ kind: "violence", source: "words" });
  expect(activeFlag()).toMatchObject({ kind: "violence" });
  expect(helpShown.read()).toBe(true);
});

test("other words bring nothing and raise nothing", async () => {
  expect(await cardFor("오늘은 산책했어요", "")).toBeUndefined();
  expect(activeFlag()).toBeNull();
});

test("the same words bring the card once, also with harmless ones added to them", async () => {
  expect(await cardFor("그냥 죽고 싶어")).toBe("danger");
  expect(await cardFor("그냥 죽고 싶어")).toBeUndefined();
  expect(await cardFor("그냥 죽고 싶어. 오늘은 비가 왔어")).toBeUndefined();
});

test("new words in the same text bring it again, about what was added", async () => {
  expect(await cardFor("요즘 살기 싫다")).toBe("danger");
  expect(await cardFor("요즘 살기 싫다. 남편이 나를 때려요")).toBe("violence");
  expect(await cardFor("요즘 살기 싫다. 남편이 나를 때려요. 어제는 자해를 했어요")).toBe("danger");
  expect(await cardFor("요즘 살기 싫다. 남편이 나를 때려요. 어제는 자해를 했어요!")).toBeUndefined();
});

test("what was added makes the text more urgent: the card is about all of it", async () => {
  expect(await cardFor("아빠가 나를 때려요")).toBe("violence");
  expect(await cardFor("아빠가 나를 때려요. 이제 죽고 싶어요")).toBe("danger");
});

test("words for which a page showed the card itself bring none afterwards", async () => {
  await markHelpShown(["산책했어요", "사라지고 싶은 밤이었어요"]);
  expect(await cardFor("산책했어요", "사라지고 싶은 밤이었어요")).toBeUndefined();
});

test("the same words bring it again in another visit", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  expect(await cardFor("다 끝내고 싶다")).toBe("danger");
  expect(await cardFor("다 끝내고 싶다")).toBeUndefined();
  vi.setSystemTime(Date.now() + 31 * 60_000);
  expect(await cardFor("다 끝내고 싶다")).toBe("danger");
});

test("nothing of it outlives the user's data", async () => {
  await showHelpForCrisisWords(["세상을 떠나고 싶다"]);
  clearUserData();
  expect(helpCard.asked()).toBeUndefined();
  expect(await cardFor("세상을 떠나고 싶다")).toBe("danger");
});
