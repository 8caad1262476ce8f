import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkWidget } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { hashtagPickerV3 } from "./definition.ts";
import { hashtagPickerV3Props, hashtagPickerV3Widget } from "./widget.ts";

const { usual } = hashtagPickerV3Widget.examples.props;

describe("hashtag-picker-v3", () => {
  test("accepts at least one option or typed tag, up to the limit", () => {
    checkWidget(
      hashtagPickerV3Widget,
      (tags, { max, characters }) =>
        tags.length >= 1 &&
        tags.length <= max &&
        !tags.includes("gone") &&
        tags.every(
          (tag) => typeof tag === "string" || (tag.text.trim() !== "" && graphemes(tag.text) <= characters),
        ),
    );
  });

  test("reads options first, then typed tags", () => {
    if (usual === undefined) throw new Error("no such example");
    const tags = [{ id: "n4b7s1ye", text: " 게으르다고 " }, "slow"];
    expect(hashtagPickerV3.summary(tags, usual, "en")).toBe("Being slow, 게으르다고");
    expect(hashtagPickerV3.read.of(tags, usual)).toEqual(["slow", "n4b7s1ye"]);
    expect(hashtagPickerV3.freeText(tags)).toEqual([" 게으르다고 "]);
  });

  test("lets one type where an earlier answer left nothing to pick", () => {
    if (usual === undefined) throw new Error("no such example");
    const props = { ...usual, options: {} };
    expect(hashtagPickerV3.check([], props)).toEqual([{ code: "no-answer" }]);
    expect(hashtagPickerV3.check([{ id: "n4b7s1ye", text: "느리다고" }], props)).toEqual([]);
  });

  test("has defaults", () => {
    const options = { calm: { ko: "차분함", en: "Calm" } };
    expect(z.parse(hashtagPickerV3Props, { options })).toEqual({ options, max: 3, characters: 20 });
  });
});
