import fc from "fast-check";
import { expect, test } from "vitest";
import { hasCrisisWords } from "./crisis-words.ts";

test.each([
  "가끔 죽고 싶다는 생각이 들어요",
  "그냥 죽고싶어",
  "살기 싫다",
  "사라지고 싶은 밤이었어요",
  "자해를 했어요",
  "손목을 그었다",
  "인생을 끝내고 싶다",
  "옥상에서 뛰어내리고 싶었다",
  "I want to die",
  "sometimes I wish I was dead",
  "I don’t want to live",
  "thinking about suicide",
  "Suicidal thoughts again",
  "I might hurt myself",
  "They would be better off without me",
  "There is no reason to live",
])("finds a crisis word in %j", (text) => {
  expect(hasCrisisWords([text])).toBe(true);
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
])("finds none in %j", (text) => {
  expect(hasCrisisWords([text])).toBe(false);
});

test("looks at every text, whatever stands around the word", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), fc.nat(5), (texts, at) => {
      expect(hasCrisisWords(texts.toSpliced(at, 0, "… 자살 …"))).toBe(true);
    }),
  );
});
