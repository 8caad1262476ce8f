import { expect, test } from "vitest";
import { chipColumns, shortDay } from "./chip.tsx";

test.each([
  [7, ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"]],
  [7, ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]],
  [4, ["손", "발", "등", "배"]],
  [3, ["쉬워요", "어려워요", "소용없어요"]],
  [2, ["어깨와 목", "가슴", "배", "손과 발"]],
  [2, ["어깨와 목", "가슴", "배", "손과 발", "머리"]],
  [1, ["어렵지만 도움될 것 같아요", "해 볼 만해요", "소용없을 것 같아요"]],
])("%i columns for %j", (columns, labels) => {
  expect(chipColumns(labels)).toBe(columns);
});

test("only days have a short name", () => {
  expect(["목요일", "Thursday", "요일마다", "Someday soon"].map(shortDay)).toEqual([
    "목",
    "Thu",
    undefined,
    undefined,
  ]);
});
