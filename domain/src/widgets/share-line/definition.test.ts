import { expect, test } from "vitest";
import { checkWidget, exampleProps } from "../../testing/widgets.ts";
import { shareLine } from "./definition.ts";
import { shareLineWidget } from "./widget.ts";

test("accepts a day that exists, and none", () => {
  checkWidget(shareLineWidget, (day) => day === "" || day.startsWith("2026-03"));
});

test("tells the day alone, in both languages", () => {
  const usual = exampleProps(shareLineWidget, "usual");
  expect(shareLine.summary("2026-11-28", usual, "ko")).toBe("11월 28일 토요일에 한 사람과 나눴어요");
  expect(shareLine.summary("2026-11-28", usual, "en")).toBe("Shared with someone on Saturday, November 28");
  expect(shareLine.summary("", usual, "ko")).toBe("");
});
