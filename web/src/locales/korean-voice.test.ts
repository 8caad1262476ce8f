import { FORBIDDEN_KOREAN } from "@mindle/domain/testing/korean-voice";
import { describe, expect, test } from "vitest";

/** Fixed by the specification, or said by a child whose voice it is. */
const ALLOWED = new Set(["복사되었습니다"]);

/** The dialog's whole message, of two sentences. */
const MESSAGE_AS_HEADING = "purchase.coupon.failure.title";

const EXCLAIMING = /\.(flippy|jumpy)(\.|$)/;

const CATALOGUES = import.meta.glob<unknown>("./ko/*.ts", { eager: true, import: "default" });

/** Every text with the path of its key. */
function textsIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

const TEXTS = Object.entries(CATALOGUES).flatMap(([file, texts]) => textsIn(texts, file.slice(5, -3)));

test("the texts are found", () => {
  expect(TEXTS.length).toBeGreaterThan(600);
});

test("colons and semicolons stand in lists of terms, not in sentences", () => {
  const sentences = TEXTS.filter(([path]) => !/\.list\.\d+$/.test(path));
  expect(sentences.filter(([, text]) => /[;；]|[:：](\s|$)/.test(text))).toEqual([]);
});

describe.each(FORBIDDEN_KOREAN)("%s", (_, pattern) => {
  test(`no text holds ${pattern}`, () => {
    expect(TEXTS.filter(([, text]) => pattern.test(text) && !ALLOWED.has(text))).toEqual([]);
  });
});

test("headings have no full stop", () => {
  const headings = TEXTS.filter(
    ([path]) => /(^|\.)(\w*[tT]itle|titles\.\w+)$/.test(path) && path !== MESSAGE_AS_HEADING,
  );
  expect(headings.length).toBeGreaterThan(50);
  expect(headings.filter(([, text]) => text.endsWith("."))).toEqual([]);
});

test("only Flippy and Jumpy raise their voices", () => {
  expect(TEXTS.filter(([path, text]) => text.includes("!") && !EXCLAIMING.test(path))).toEqual([]);
});

test.each([
  "{{product}}는 마음을 돌봐요.",
  "{{nickname}}은 어떤가요?",
  "{{name}}을 만나요",
  "{{word}}를 골랐어요",
  "한 걸음에 3–8분",
  "당신의 마음",
])("%s is refused", (text) => {
  expect(FORBIDDEN_KOREAN.some(([, pattern]) => pattern.test(text))).toBe(true);
});

test.each([
  "{{product}}은 마음을 돌봐요.",
  "{{nickname}}님은 어떤가요?",
  "{{name}}를 만나요",
  "{{count}}개를 골랐어요, 오후 9:30에",
  "{{email}} 주소로 보낼게요",
])("%s is fine", (text) => {
  expect(FORBIDDEN_KOREAN.filter(([, pattern]) => pattern.test(text))).toEqual([]);
});
