import { expect, test } from "vitest";
import { keepDots } from "./keep-dots.ts";

test("a line may break after a middle dot, and not before it", () => {
  expect(keepDots("Riggy Program · Complete · 3 months")).toBe(
    "Riggy Program\u00a0· Complete\u00a0· 3 months",
  );
  expect(keepDots("월·수·금요일")).toBe("월·수·금요일");
});
