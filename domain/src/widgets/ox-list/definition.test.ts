import { describe, expect, test } from "vitest";
import { checkWidget } from "../../testing/widgets.ts";
import { oxList } from "./definition.ts";
import { oxListWidget } from "./widget.ts";

const { meanings } = oxListWidget.examples.props;

describe("ox-list", () => {
  test("accepts O or X in each row", () => {
    checkWidget(oxListWidget, (answers, { rows }) => Object.keys(rows).every((id) => id in answers));
  });

  test("gives the rows marked O to other widgets", () => {
    if (meanings === undefined) throw new Error("no such example");
    expect(oxList.parts?.({ nice: "x" }, meanings)).toEqual({});
    expect(oxList.parts?.({ nice: "o", gone: "o" }, meanings)).toEqual({ nice: meanings.rows["nice"] });
    expect(oxList.summary({ nice: "x" }, meanings, "en")).toBe("I am loved only when I am nice (Learned)");
  });

  test("has nothing to ask where an earlier answer left no rows", () => {
    if (meanings === undefined) throw new Error("no such example");
    expect(oxList.check({}, { ...meanings, rows: {} })).toEqual([]);
  });
});
