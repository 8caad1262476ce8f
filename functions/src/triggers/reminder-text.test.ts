import { PRODUCT } from "@mindle/domain/product";
import { describe, expect, test } from "vitest";
import { dailyTexts, datedTexts, nudgeTexts, quietTexts } from "./reminder-text.ts";

const SITE = "https://example.com";
const PATH = "/program/content/viewer/um-eng-v2s/d1-s2/resume";

const named = (nickname: string | undefined) => ({
  additionalInfo: nickname === undefined ? {} : { nickname },
});

describe.each([
  ["daily", dailyTexts],
  ["of one date", datedTexts],
  ["after a gap", nudgeTexts],
] as const)("the reminder %s", (_name, textsOf) => {
  test.each(["ko", "en"] as const)("%s: opens its step, and can be paused in one tap", (language) => {
    const { mail, push } = textsOf(language, undefined);
    const { subject, text } = mail(SITE, PATH);
    expect(subject).toContain(PRODUCT.name);
    expect(text.split("\n\n")).toContain(`${SITE}${PATH}`);
    expect(text).toContain(`${SITE}/notification/dashboard?pause=week`);
    expect(push(PATH)).toEqual({ title: PRODUCT.name, text: expect.any(String), path: PATH });
    for (const shown of [subject, text, push(PATH).text]) {
      expect(/[가-힣]/.test(shown)).toBe(language === "ko");
    }
  });

  test.each(["ko", "en"] as const)("%s: a device shows nothing personal", (language) => {
    expect(textsOf(language, named("하늘")).push(PATH)).toEqual(textsOf(language, undefined).push(PATH));
  });
});

test.each([undefined, "", "   ", "a".repeat(41)])("an invalid nickname is replaced (%j)", (name) => {
  expect(dailyTexts("en", named(name)).mail(SITE, PATH).text).toContain(`Hello ${PRODUCT.member},`);
});

test("the daily mail is addressed by name", () => {
  expect(dailyTexts("ko", named("하늘")).mail(SITE, PATH).text).toMatch(/^하늘님, 안녕하세요\./);
});

describe.each(["ko", "en"] as const)("the quiet one, in %s", (language) => {
  const { mail, push } = quietTexts(language, named("하늘"));
  const { subject, text } = mail(SITE, PATH);

  test("opens no step: the mail leads home and to the pause, the push home", () => {
    expect(text.match(/https:\S+/g)).toEqual([`${SITE}/home`, `${SITE}/notification/dashboard?pause=week`]);
    expect(push(PATH).path).toBe("/home");
  });

  test("speaks of no progress, no going on and no programme", () => {
    const going =
      /이어|계속|걸음|진도|프로그램|돌아보|자리|다시|step|carry on|continue|progress|programme|place|again/i;
    for (const shown of [subject, text, push(PATH).text]) expect(shown).not.toMatch(going);
  });

  test("names nobody, no help and no distress: others may read it", () => {
    const telling = /하늘|109|도움|힘들|위기|괜찮|죽|상담|help|crisis|hard|safe|talk|call/i;
    for (const shown of [subject, text, push(PATH).text]) expect(shown).not.toMatch(telling);
  });

  test("is written in its language", () => {
    for (const shown of [subject, text, push(PATH).text]) {
      expect(/[가-힣]/.test(shown)).toBe(language === "ko");
    }
  });
});
