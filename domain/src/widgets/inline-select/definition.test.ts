import { describe, expect, test } from "vitest";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { inlineSelect } from "./definition.ts";
import { inlineSelectProps, inlineSelectWidget } from "./widget.ts";

const { usual, "one-blank": oneBlank } = inlineSelectWidget.examples.props;

describe("inline-select", () => {
  test("accepts a choice in each blank", () => {
    checkWidget(inlineSelectWidget, (chosen, { blanks }) =>
      Object.entries(blanks).every(([blank, { options }]) =>
        Object.keys(options).includes(chosen[blank] ?? ""),
      ),
    );
  });

  test("reads as the sentence, with … where nothing was chosen, or as the words of its one blank", () => {
    if (usual === undefined) throw new Error("no such example");
    expect(inlineSelect.summary({ thing: "best", meaning: "weak" }, usual, "en")).toBe(
      "If I don't come out best, people will think I am weak.",
    );
    expect(inlineSelect.summary({ meaning: "weak" }, usual, "ko")).toBe(
      "내가 … 않으면, 사람들은 나를 약하다고 생각할 거예요.",
    );
    expect(inlineSelect.summary({ meaning: "gone" }, usual, "ko")).toBe("");
    if (oneBlank === undefined) throw new Error("no such example");
    expect(inlineSelect.summary({ time: "ten" }, oneBlank, "en")).toBe("10 p.m.");
    expect(inlineSelect.read.of({ thing: "best", meaning: "gone" }, usual)).toEqual({ thing: "best" });
    expect(inlineSelect.parts?.({ thing: "best" }, usual)).toEqual({
      thing: { ko: "제일 잘하지", en: "come out best" },
    });
  });

  test("names the blanks without a choice in the order of the sentence", () => {
    if (usual === undefined) throw new Error("no such example");
    const { thing, meaning } = usual.blanks;
    if (thing === undefined || meaning === undefined) throw new Error("no such blank");
    const reordered = { ...usual, blanks: { meaning, thing } };
    expect(inlineSelect.check({}, reordered).map(({ part }) => part)).toEqual(["thing", "meaning"]);
    const withoutOptions = { ...usual, blanks: { thing: { ...thing, options: {} }, meaning } };
    expect(inlineSelect.check({ meaning: "lazy" }, withoutOptions)).toEqual([]);
  });

  const blank = { label: { ko: "가", en: "a" }, options: { a: { ko: "가", en: "a" } } };

  test.each([
    { ko: "{x} 가", en: "a {x}", blanks: { x: blank }, refused: [] },
    {
      ko: "{x} 가",
      en: "a {y}",
      blanks: { x: blank },
      refused: ["expected the same {blanks} in both languages"],
    },
    { ko: "{x} 가 {x}", en: "{x} a {x}", blanks: { x: blank }, refused: ["expected each {blank} once"] },
    { ko: "{x} 가", en: "a {x}", blanks: { x: { ...blank, options: { from: "places" } } }, refused: [] },
    {
      ko: "{x} 가",
      en: "a {x}",
      blanks: { x: blank, y: blank },
      refused: ["expected blanks for each {blank} of the text, and no others"],
    },
    {
      ko: "{x} 가 {y}",
      en: "a {x} {y}",
      blanks: { x: blank },
      refused: ["expected blanks for each {blank} of the text, and no others"],
    },
  ])("$ko, $en: $refused", ({ ko, en, blanks, refused }) => {
    expect(refusals(inlineSelectProps, { text: { ko, en }, blanks })).toEqual(refused);
  });

  test("refuses a sentence without a blank", () => {
    expect(refusals(inlineSelectProps, { text: { ko: "가", en: "a" }, blanks: {} })).toEqual([
      "expected a {blank} in the sentence",
    ]);
  });
});
