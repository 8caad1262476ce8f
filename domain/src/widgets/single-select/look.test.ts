import { expect, test } from "vitest";
import { refusals } from "../../testing/widgets.ts";
import { defaultLook, singleSelectProps } from "./widget.ts";

const labelled = (...labels: readonly string[]) =>
  Object.fromEntries(labels.map((ko, at) => [`option-${at}`, { ko, en: "Something" }]));

test.each([
  ["bubbles", ["“이 시간은 내가 쓸게”", "“내일 봐도 안 늦어”", "답하지 않고 그냥 해요"]],
  ["strip", ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"]],
  ["strip", ["몇 분쯤", "30분쯤", "한 시간 넘게"]],
  ["cards", ["꼼꼼하다는 말", "못 나간 저녁", "둘 다"]],
  ["list", ["꼼꼼하다는 말", "못 나간 저녁", "둘 다", "하고 있는 일", "해 본 일"]],
  ["list", ["해 봤어요", "못 했어요"]],
  ["list", ["지나치게 하는 쪽", "미루다가 몰아서 지나치게 하는 쪽"]],
])("%s by default: %j", (look, labels) => {
  expect(defaultLook(labelled(...labels))).toBe(look);
});

test("the author's look comes before the default, and answers that were given before are a list", () => {
  const label = { ko: "언제가 좋을까요?", en: "When?" };
  const options = labelled("월요일", "화요일");
  expect(singleSelectProps.parse({ label, options }).look).toBe("strip");
  expect(singleSelectProps.parse({ label, options, look: "cards" }).look).toBe("cards");
  expect(singleSelectProps.parse({ label, options: { from: "acts" } }).look).toBe("list");
});

test("only options have pictures, and not all need one", () => {
  const label = { ko: "무엇이 알려 줄까요?", en: "What will tell you?" };
  const options = labelled("휴대폰 알람", "노래 한 곡");
  const pictures = { "option-1": { asset: "radio" } };
  expect(refusals(singleSelectProps, { label, options, pictures })).toEqual([]);
  expect(refusals(singleSelectProps, { label, options, pictures: { gone: { asset: "radio" } } })).toEqual([
    "expected pictures of options",
  ]);
});
