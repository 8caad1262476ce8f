import { expect, test } from "vitest";
import { checkWidget, exampleProps } from "../../testing/widgets.ts";
import { dateStamp } from "./definition.ts";
import { dateStampWidget } from "./widget.ts";

test("accepts a day that exists, and none", () => {
  checkWidget(dateStampWidget, (day) => day === "" || day.startsWith("2026-03"));
});

test("is read in both languages, and compared as the day it is", () => {
  const usual = exampleProps(dateStampWidget, "usual");
  expect(dateStamp.summary("2026-11-27", usual, "ko")).toBe("정한 날 11월 27일 금요일");
  expect(dateStamp.summary("2026-11-27", usual, "en")).toBe("Settled on Friday, November 27");
  expect(dateStamp.read.of("2026-11-27", usual)).toBe("2026-11-27");
});
