import { expect, test } from "vitest";
import { hoursInWords, labelledAnswer, withUnit } from "./parts.ts";

test("a label has a colon unless it ends in a mark of its own", () => {
  expect(labelledAnswer("잠", "50시간")).toBe("잠: 50시간");
  expect(labelledAnswer("Sleep (naps too)", "50 hours")).toBe("Sleep (naps too): 50 hours");
  expect(labelledAnswer("그 일이 있었나요?", "없었어요")).toBe("그 일이 있었나요? 없었어요");
  expect(labelledAnswer("Late again…", "Often")).toBe("Late again… Often");
});

test("hours agree with their number", () => {
  expect([0, 1, 168].map((hours) => hoursInWords(hours, "en"))).toEqual(["0 hours", "1 hour", "168 hours"]);
  expect(hoursInWords(1, "ko")).toBe("1시간");
});

test("a figure stands beside what it counts as its language has it", () => {
  const unit = { ko: "점", en: "points", one: "point" };
  expect(withUnit(62, { ko: "%", en: "%" }, "en")).toBe("62%");
  expect(withUnit(7, unit, "ko")).toBe("7점");
  expect(withUnit(7, unit, "en")).toBe("7 points");
  expect(withUnit(1, unit, "en")).toBe("1 point");
  expect(withUnit(1, { ko: "%", en: "%" }, "en")).toBe("1%");
  expect(withUnit(0.5, undefined, "en")).toBe("0.5");
});
