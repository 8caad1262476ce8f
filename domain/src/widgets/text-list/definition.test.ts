import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { textList } from "./definition.ts";
import { textListProps, textListWidget } from "./widget.ts";

const label = { ko: "가", en: "a" };

describe("text-list", () => {
  test("accepts from min to max rows, none of them empty", () => {
    checkWidget(
      textListWidget,
      (rows, { min, max, characters }) =>
        rows.length >= min &&
        rows.length <= max &&
        rows.every(({ text }) => text.trim() !== "" && graphemes(text) <= characters),
    );
  });

  test("begins with as many empty rows as it needs", () => {
    const { "three-people": props } = textListWidget.examples.props;
    if (props === undefined) throw new Error("no such example");
    const empty = textList.empty(props);
    expect(empty.map(({ id }) => id)).toEqual(["row-1", "row-2", "row-3"]);
    expect(textList.check(empty, props)).toEqual(empty.map(({ id }) => ({ code: "empty-text", part: id })));
  });

  test("gives its filled rows to other widgets", () => {
    const { usual } = textListWidget.examples.props;
    if (usual === undefined) throw new Error("no such example");
    const rows = [
      { id: "row-1", text: "" },
      { id: "k3v9x2mq", text: " 낮잠" },
      { id: "row-2", text: "낮잠" },
    ];
    const nap = { ko: "낮잠", en: "낮잠" };
    expect(textList.parts?.(rows, usual)).toEqual({ k3v9x2mq: nap, "row-2": nap });
    expect(textList.read.of(rows, usual)).toEqual(["낮잠", "낮잠"]);
    expect(textList.summary(rows, usual, "en")).toBe("낮잠\n낮잠");
  });

  test("has defaults, and refuses a min above max", () => {
    expect(z.parse(textListProps, { label })).toEqual({ label, min: 1, max: 5, characters: 100 });
    expect(refusals(textListProps, { label, min: 3, max: 3 })).toEqual([]);
    expect(refusals(textListProps, { label, min: 6 })).toEqual(["expected a min that is not above max"]);
    expect(refusals(textListProps, { label, min: 0 })).toHaveLength(1);
  });
});
