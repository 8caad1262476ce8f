import { describe, expect, test } from "vitest";
import { switchList } from "./definition.ts";
import { switchListWidget } from "./widget.ts";

describe("switch-list", () => {
  test("accepts all off where nothing is required", () => {
    const { usual } = switchListWidget.examples.props;
    if (usual === undefined) throw new Error("no such example");
    expect(switchList.check([], usual)).toEqual([]);
    expect(switchList.summary(["delay", "check"], usual, "en")).toBe(
      "Reading it again and again before sending\nPutting it off until it feels right",
    );
  });
});
