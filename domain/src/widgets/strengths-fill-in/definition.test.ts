import { describe, expect, test } from "vitest";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { strengthsFillIn } from "./definition.ts";
import { strengthsFillInProps, strengthsFillInWidget } from "./widget.ts";

const label = { ko: "가", en: "a" };
const { usual, rows } = strengthsFillInWidget.examples.props;

describe("strengths-fill-in", () => {
  test("accepts what fills every blank", () => {
    checkWidget(strengthsFillInWidget, (filled, props) =>
      Object.keys(props.rows ?? props.sentences).every((id) =>
        Object.keys(props.blanks).every((blank) => {
          const text = filled[id]?.[blank] ?? "";
          return text.trim() !== "" && graphemes(text) <= props.characters;
        }),
      ),
    );
  });

  test("reads as sentences, and gives the strengths to other widgets", () => {
    if (usual === undefined) throw new Error("no such example");
    const filled = { hard: { quality: "patient ", act: "stayed" }, quiet: { act: "washed up" } };
    expect(strengthsFillIn.summary(filled, usual, "en")).toBe(
      "On the hard day when I stayed, I was patient.\nWhen I washed up and nobody knew, I was … as well.",
    );
    expect(strengthsFillIn.parts?.(filled, usual)).toEqual({ hard: { ko: "patient", en: "patient" } });
    expect(strengthsFillIn.read.of(filled, usual)).toEqual({
      "hard.act": "stayed",
      "hard.quality": "patient",
      "quiet.act": "washed up",
    });
    expect(strengthsFillIn.check(filled, usual)).toEqual([{ code: "incomplete", part: "quiet.quality" }]);
  });

  test("asks one sentence for each row", () => {
    if (rows === undefined) throw new Error("no such example");
    const filled = { moving: { strength: "care" }, gone: { strength: "calm" } };
    expect(strengthsFillIn.summary(filled, rows, "en")).toBe("Behind “helping my brother move” was my care.");
    expect(strengthsFillIn.check(filled, rows)).toEqual([{ code: "incomplete", part: "speaking.strength" }]);
    expect(strengthsFillIn.check({}, { ...rows, rows: {} })).toEqual([]);
  });

  const one = { ko: "{act} 가", en: "a {act}" };
  const withRow = { ko: "{row} {act} 가", en: "a {row} {act}" };
  const wrongBlanks =
    "expected blanks for each {blank} of the sentences, and no others; {row} goes with rows";

  test.each([
    { sentences: { one }, refused: [] },
    { sentences: { one: withRow }, from: { from: "acts" }, refused: [] },
    { sentences: {}, refused: ["expected at least 1", wrongBlanks] },
    { sentences: { one: withRow }, refused: [wrongBlanks] },
    { sentences: { one }, from: { from: "acts" }, refused: [wrongBlanks] },
    {
      sentences: { one: withRow, two: withRow },
      from: { from: "acts" },
      refused: ["expected one sentence for all rows"],
    },
    { sentences: { one: { ko: "{other} 가", en: "a {other}" } }, refused: [wrongBlanks] },
  ])("$sentences for $from: $refused", ({ sentences, from, refused }) => {
    expect(refusals(strengthsFillInProps, { label, sentences, blanks: { act: label }, rows: from })).toEqual(
      refused,
    );
  });

  test("keeps the name row for the label of the row", () => {
    expect(
      refusals(strengthsFillInProps, { label, sentences: { one }, blanks: { act: label, row: label } }),
    ).toContain("expected no blank named row: {row} is the label of a row");
  });
});
