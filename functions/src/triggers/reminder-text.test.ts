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

/** Who hurts a person may read that person's mail and screen: nobody's reminders tell what is practised, whom with, or why. */
describe.each([
  ["daily", dailyTexts],
  ["of one date", datedTexts],
  ["after a gap", nudgeTexts],
  ["quiet", quietTexts],
] as const)("the words of the reminder %s", (_name, textsOf) => {
  const PATHS = ["/program/content/viewer/pleaser-v1/d4-s1/resume", PATH, "/landing/app"];

  test.each(["ko", "en"] as const)("%s: are the same for everyone, whatever they open", (language) => {
    const { mail, push } = textsOf(language, undefined);
    const words = PATHS.map((path) => {
      const { subject, text } = mail(SITE, path);
      return JSON.stringify([subject, text.replaceAll(/https:\S+/g, ""), push(path).title, push(path).text]);
    });
    expect(new Set(words).size).toBe(1);
  });

  test.each(["ko", "en"] as const)("%s: name no child, no act and no danger", (language) => {
    const { mail, push } = textsOf(language, undefined);
    const { subject, text } = mail(SITE, "/home");
    const telling =
      /플리저|리기|점피|셸리|플리피|pleaser|riggy|jumpy|shelly|flippy|거절|부탁|대답|눈치|싫|화를|안전|위험|폭력|도움|refus|request|answer|favour|\bno\b|anger|angry|safe|danger|hurt|violen|help|\d{3}/i;
    for (const shown of [subject, text, push("/home").text]) expect(shown).not.toMatch(telling);
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
