import { PRODUCT } from "@mindle/domain/product";
import { describe, expect, test } from "vitest";
import { datedPushText, datedReminderText, pushText, reminderText } from "./reminder-text.ts";

describe("reminderText", () => {
  test.each(["ko", "en"] as const)("%s: contains the nickname and how to turn it off", (language) => {
    const { subject, text } = reminderText(language, "하늘");
    expect(subject).toContain(PRODUCT.name);
    expect(text).toContain("하늘");
    expect(text).toContain("MY > ");
  });

  test.each([undefined, "", "   ", "a".repeat(41)])(
    "uses the default for an invalid nickname (%j)",
    (name) => {
      expect(reminderText("en", name).text).toContain(`Hello ${PRODUCT.member},`);
    },
  );

  test("is written in the given language", () => {
    expect(reminderText("ko", "Mina").text).toMatch(/안녕하세요/);
    expect(reminderText("en", "Mina").text).not.toMatch(/[가-힣]/);
  });
});

describe("pushText", () => {
  test("is written in the given language and opens a path of the app", () => {
    expect(pushText("ko")).toEqual({
      title: PRODUCT.name,
      text: expect.stringMatching(/[가-힣]/),
      path: expect.stringMatching(/^\/[a-z]/),
    });
    expect(pushText("en").text).not.toMatch(/[가-힣]/);
  });
});

describe("the reminder of one date", () => {
  test.each(["ko", "en"] as const)(
    "%s: is written in the given language, and says nothing personal",
    (language) => {
      const { subject, text } = datedReminderText(language);
      const push = datedPushText(language);
      for (const shown of [subject, text, push.text]) expect(/[가-힣]/.test(shown)).toBe(language === "ko");
      expect(subject).toContain(PRODUCT.name);
      expect(text).not.toContain(PRODUCT.member);
      expect(push.path).toBe(pushText(language).path);
    },
  );
});
