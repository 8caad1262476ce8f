import { describe, expect, test } from "vitest";
import { labelledCheckList } from "./definition.ts";
import { labelledCheckListWidget } from "./widget.ts";

describe("labelled-check-list", () => {
  test("has a line for each box that is ticked", () => {
    const { twelve } = labelledCheckListWidget.examples.props;
    if (twelve === undefined) throw new Error("no such example");
    expect(labelledCheckList.summary(["quiet", "jaw"], twelve, "en")).toBe("My jaw tightens\nI go quiet");
    expect(labelledCheckList.read.of(["quiet", "jaw"], twelve)).toEqual(["jaw", "quiet"]);
  });
});
