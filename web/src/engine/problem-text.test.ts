import { expect, test } from "vitest";
import { problemText } from "./problem-text.ts";

test("too few answers are asked for kindly, in words", () => {
  expect(problemText({ code: "too-few", limit: 2 }, "ko")).toBe("두 개는 채워 볼까요?");
});
