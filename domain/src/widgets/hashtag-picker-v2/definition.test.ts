import { describe, expect, test } from "vitest";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { hashtagPickerV2 } from "./definition.ts";
import { hashtagPickerV2Props, hashtagPickerV2Widget } from "./widget.ts";

const label = { ko: "가", en: "a" };

describe("hashtag-picker-v2", () => {
  test("accepts one to three tags of all groups together", () => {
    checkWidget(hashtagPickerV2Widget, (ids) => !ids.includes("gone") && ids.length >= 1 && ids.length <= 3);
  });

  test("reads in the order of the groups", () => {
    const { usual } = hashtagPickerV2Widget.examples.props;
    if (usual === undefined) throw new Error("no such example");
    expect(hashtagPickerV2.summary(["tired", "ignored"], usual, "en")).toBe("Being ignored, Being tired");
    expect(hashtagPickerV2.read.of(["tired", "ignored"], usual)).toEqual(["ignored", "tired"]);
  });

  test("refuses an option's id in two groups", () => {
    const group = { label, options: { a: label } };
    expect(refusals(hashtagPickerV2Props, { groups: { one: group, two: group } })).toEqual([
      "expected no option's id twice: answers do not hold the group",
    ]);
    expect(refusals(hashtagPickerV2Props, { groups: { one: group } })).toEqual([]);
    expect(refusals(hashtagPickerV2Props, { groups: {} })).toEqual(["expected at least 1"]);
  });
});
