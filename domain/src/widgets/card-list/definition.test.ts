import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { cardList } from "./definition.ts";
import { cardListProps, cardListWidget } from "./widget.ts";

const label = { ko: "가", en: "a" };
const { usual } = cardListWidget.examples.props;

describe("card-list", () => {
  test("accepts from min to max cards with all fields filled", () => {
    checkWidget(
      cardListWidget,
      (cards, { fields, min, max, characters }) =>
        cards.length >= min &&
        cards.length <= max &&
        cards.every(({ texts }) =>
          Object.keys(fields).every((field) => {
            const text = texts[field] ?? "";
            return text.trim() !== "" && graphemes(text) <= characters;
          }),
        ),
    );
  });

  test("names the fields that are empty, and reads the others", () => {
    if (usual === undefined) throw new Error("no such example");
    const cards = [
      { id: "row-1", texts: { care: " 꼼꼼함", exception: "아픈 날" } },
      { id: "row-2", texts: {} },
    ];
    expect(cardList.check(cards, usual).map(({ part }) => part)).toEqual([
      "row-1.enough",
      "row-2.care",
      "row-2.enough",
      "row-2.exception",
    ]);
    expect(cardList.summary(cards, usual, "ko")).toBe("지키고 싶은 마음: 꼼꼼함\n안 지켜도 되는 날: 아픈 날");
    expect(cardList.read.of(cards, usual)).toEqual(["꼼꼼함\n아픈 날"]);
    expect(cardList.parts?.(cards, usual)).toEqual({ "row-1": { ko: "꼼꼼함", en: "꼼꼼함" } });
    expect(cardList.freeText(cards)).toEqual([" 꼼꼼함", "아픈 날"]);
  });

  test("has defaults, and refuses a min above max", () => {
    const fields = { act: label };
    expect(z.parse(cardListProps, { label, fields })).toEqual({
      label,
      fields,
      min: 1,
      max: 5,
      characters: 200,
    });
    expect(refusals(cardListProps, { label, fields, min: 6 })).toEqual([
      "expected a min that is not above max",
    ]);
    expect(refusals(cardListProps, { label, fields: {} })).toEqual(["expected at least 1"]);
  });
});
