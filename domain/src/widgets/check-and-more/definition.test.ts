import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkWidget } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { checkAndMore } from "./definition.ts";
import { checkAndMoreProps, checkAndMoreWidget } from "./widget.ts";

describe("check-and-more", () => {
  test("accepts one tick or row of one's own, all rows filled", () => {
    checkWidget(
      checkAndMoreWidget,
      ({ checked, more }, { max, characters }) =>
        checked.length + more.length >= 1 &&
        !checked.includes("gone") &&
        more.length <= max &&
        more.every(({ text }) => text.trim() !== "" && graphemes(text) <= characters),
    );
  });

  test("reads ticks first, then the rows of one's own", () => {
    const { usual } = checkAndMoreWidget.examples.props;
    if (usual === undefined) throw new Error("no such example");
    const value = {
      checked: ["bearable", "gone", "smaller"],
      more: [{ id: "h2m6c9tq", text: "Nobody asked " }],
    };
    expect(checkAndMore.summary(value, usual, "en")).toBe(
      "It mattered less than I thought\nIt was uncomfortable, and it passed\nNobody asked",
    );
    expect(checkAndMore.read.of(value, usual)).toEqual(["smaller", "bearable", "h2m6c9tq"]);
  });

  test("has defaults", () => {
    const label = { ko: "가", en: "a" };
    const { max, characters } = z.parse(checkAndMoreProps, { label, options: { from: "habits" } });
    expect([max, characters]).toEqual([3, 100]);
  });
});
