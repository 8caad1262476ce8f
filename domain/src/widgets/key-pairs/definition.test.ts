import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { keyPairs } from "./definition.ts";
import { keyPairsProps, keyPairsWidget } from "./widget.ts";

const label = { ko: "가", en: "a" };
const { usual } = keyPairsWidget.examples.props;

describe("key-pairs", () => {
  test("accepts as many filled rows as it needs, the others empty", () => {
    checkWidget(keyPairsWidget, (pairs, { rows, min, characters }) => {
      const entered = Object.entries(rows).map(([row, { options = {} }]) => {
        const found = pairs[row];
        if (found === undefined) return "empty";
        if ("choice" in found) return Object.keys(options).includes(found.choice) ? "filled" : "wrong";
        if (found.text.trim() === "") return "empty";
        return graphemes(found.text) <= characters ? "filled" : "wrong";
      });
      return !entered.includes("wrong") && entered.filter((state) => state === "filled").length >= min;
    });
  });

  test("reads chosen ids and typed words, and shows both as pairs", () => {
    if (usual === undefined) throw new Error("no such example");
    const pairs = { aftermath: { text: " 지쳐요 " }, rule: { choice: "perfect" }, action: { text: " " } };
    expect(keyPairs.read.of(pairs, usual)).toEqual({ rule: "perfect", aftermath: "지쳐요" });
    expect(keyPairs.summary(pairs, usual, "en")).toBe("Riggy says: Not a single mistake\nAfterwards: 지쳐요");
    expect(keyPairs.parts?.(pairs, usual)).toEqual({
      rule: { ko: "하나도 틀리면 안 돼", en: "Not a single mistake" },
      aftermath: { ko: "지쳐요", en: "지쳐요" },
    });
    expect(keyPairs.freeText(pairs)).toEqual([" 지쳐요 ", " "]);
  });

  test("has defaults, and refuses more rows than there are", () => {
    const rows = { sign: { label }, move: { label } };
    expect(z.parse(keyPairsProps, { label, rows })).toEqual({
      label,
      rows,
      loop: false,
      min: 1,
      characters: 100,
    });
    expect(refusals(keyPairsProps, { label, rows, min: 2 })).toEqual([]);
    expect(refusals(keyPairsProps, { label, rows, min: 3 })).toEqual([
      "expected a min that is not above the number of rows",
    ]);
    expect(
      refusals(keyPairsProps, { label, rows: { sign: { label, options: { from: "habits" } } } }),
    ).toEqual([]);
  });
});
