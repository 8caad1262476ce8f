import fc from "fast-check";
import { expect, test } from "vitest";
import { segmentsOf } from "./sentence.ts";

test("keeps what touches a blank at it", () => {
  expect(segmentsOf("나는 ‘{x}’라고, {y} 했어요.")).toEqual([
    { text: "나는 " },
    { blank: "x", before: "‘", after: "’라고," },
    { text: " " },
    { blank: "y", before: "", after: "" },
    { text: " 했어요." },
  ]);
  expect(segmentsOf("{time}에는 쉬어요")).toEqual([
    { blank: "time", before: "", after: "에는" },
    { text: " 쉬어요" },
  ]);
});

test("says each word once, in its order", () => {
  const piece = fc.oneof(fc.constantFrom("{a}", "{b}", " ", "와", "’", "\n"), fc.string());
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const sentence = pieces.join("");
      const again = segmentsOf(sentence).map((segment) =>
        "text" in segment ? segment.text : `${segment.before}{${segment.blank}}${segment.after}`,
      );
      expect(again.join("")).toBe(sentence);
    }),
  );
});
