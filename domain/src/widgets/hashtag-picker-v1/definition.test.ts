import { describe, expect, test } from "vitest";
import { checkWidget, refusals } from "../../testing/widgets.ts";
import { hashtagPickerV1 } from "./definition.ts";
import { hashtagPickerV1Props, hashtagPickerV1Widget } from "./widget.ts";

describe("hashtag-picker-v1", () => {
  test("accepts one to three tags", () => {
    checkWidget(hashtagPickerV1Widget, (ids) => !ids.includes("gone") && ids.length >= 1 && ids.length <= 3);
  });

  test("keeps the order of picking, and reads on one line", () => {
    const { usual } = hashtagPickerV1Widget.examples.props;
    if (usual === undefined) throw new Error("no such example");
    expect(hashtagPickerV1.check(["rest", "work", "home", "money"], usual)).toEqual([
      { code: "too-many", limit: 3 },
    ]);
    expect(hashtagPickerV1.summary(["rest", "work"], usual, "ko")).toBe("일, 쉬는 시간");
  });

  test("needs an option", () => {
    expect(refusals(hashtagPickerV1Props, { options: {} })).toContain("expected at least 1");
    expect(refusals(hashtagPickerV1Props, { options: { from: "places" } })).toEqual([]);
  });
});
