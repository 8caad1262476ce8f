import { describe, expect, test } from "vitest";
import { switchList } from "./definition.ts";
import { switchListExamples } from "./examples.ts";

describe("switch-list", () => {
  test("accepts all off where nothing is required", () => {
    const { usual } = switchListExamples.props;
    if (usual === undefined) throw new Error("no such example");
    expect(switchList.check([], usual)).toEqual([]);
    expect(switchList.summary(["delay", "check"], usual, "en")).toBe(
      "Reading it again and again before sending\nPutting it off until it feels right",
    );
  });
});
