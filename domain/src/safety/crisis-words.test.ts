import fc from "fast-check";
import { expect, test } from "vitest";
import { findCrisis } from "./crisis-words.ts";

test.each([
  "가끔 죽고 싶다는 생각이 들어요",
  "그냥 죽고싶어",
  "살기 싫다",
  "사라지고 싶은 밤이었어요",
  "자해를 했어요",
  "손목을 그었다",
  "인생을 끝내고 싶다",
  "옥상에서 뛰어내리고 싶었다",
  "차라리 죽어 버릴까",
  "죽어버렸으면 좋겠어",
  "그냥 죽는 게 나을 것 같아요",
  "죽는 게 더 낫겠다",
  "다리에서 뛰어내릴 생각을 했어요",
  "스스로 목숨을 끊고 싶었어요",
  "살고 싶지가 않아요",
  "더는 살기가 싫어요",
  "죽고만 싶어요",
  "그 사람을 죽여 버릴 거야",
  "남편이 나를 때려요",
  "아빠한테 또 맞았어요",
  "I want to die",
  "sometimes I wish I was dead",
  "I don’t want to live",
  "thinking about suicide",
  "Suicidal thoughts again",
  "I might hurt myself",
  "They would be better off without me",
  "There is no reason to live",
  "thinking about killing myself",
  "I have been hurting myself again",
  "I keep cutting my wrists",
  "thinking of ending my life",
  "I do not want to live",
  "I dont want to be here anymore",
  "I took all my pills, an overdose",
  "I wish I had never been born",
  "My husband hits me",
  "he tried to choke me",
])("finds a crisis word in %j", (text) => {
  expect(findCrisis([text])).toBeDefined();
});

test.each([
  "",
  "오늘은 배고파 죽겠어요",
  "일이 많아서 힘들어 죽는 줄 알았어요",
  "사라지지 않는 걱정",
  "손목시계를 샀어요",
  "발표를 얼른 끝내고 싶어요",
  "I died of laughter",
  "my deadline is dead serious",
  "I want to dye my hair",
  "I cut the cake myself",
  "I hurt my knee",
  "죽을 맛있게 먹었어요",
  "답이 맞았어요",
  "형이 맞는 말을 했어요",
  "시간을 때우려고 걸었어요",
  "that song hits me every time",
])("finds none in %j", (text) => {
  expect(findCrisis([text])).toBeUndefined();
});

test("looks at every text, whatever stands around the word", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), fc.nat(5), (texts, at) => {
      expect(findCrisis(texts.toSpliced(at, 0, "… 자살 …"))).toMatchObject({ kind: "danger" });
    }),
  );
});

test("violence by someone near has a card of its own, unless life is in danger too", () => {
  expect(findCrisis(["남편이 나를 때려요"])).toMatchObject({ kind: "violence" });
  expect(findCrisis(["my husband hits me"])).toMatchObject({ kind: "violence" });
  expect(findCrisis(["남편이 나를 때려요", "죽고 싶어요"])).toMatchObject({ kind: "danger" });
});
