import { describe, expect, test } from "vitest";
import { assetKey } from "../content/activity.ts";
import { refusals } from "../testing/widgets.ts";
import { hexColour } from "./fields.ts";

describe("assetKey", () => {
  test.each(["a", "Riggy_2", "_", "0"])("takes %j", (key) => {
    expect(refusals(assetKey, key)).toEqual([]);
  });

  test.each(["", "riggy-2", "riggy.png", "리기", "a b", "a".repeat(61)])("refuses %j", (key) => {
    expect(refusals(assetKey, key)).toEqual(["expected an asset's key of letters, digits and underscores"]);
  });
});

describe("hexColour", () => {
  test.each(["#fff", "#8B6FD6", "#000000"])("takes %j", (colour) => {
    expect(refusals(hexColour, colour)).toEqual([]);
  });

  test.each(["", "fff", "#ff", "#ffff", "#fffff", "#ggg", "#8B6FD6FF", null])("refuses %j", (colour) => {
    expect(refusals(hexColour, colour)).toHaveLength(1);
  });
});
