import { PRODUCT } from "@mindle/domain/product";
import { describe, expect, test } from "vitest";
import { dailyTexts, datedTexts, nudgeTexts } from "./reminder-text.ts";

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
