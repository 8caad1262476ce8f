import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { checkWidget } from "../../testing/widgets.ts";
import { graphemes } from "../../text/graphemes.ts";
import { imageUpload } from "./definition.ts";
import { imageUploadWidget } from "./widget.ts";

const { usual } = imageUploadWidget.examples.props;

describe("image-upload", () => {
  test("accepts a picture with a description that fits, or none", () => {
    checkWidget(
      imageUploadWidget,
      (value, { characters }) =>
        value !== null &&
        (value.alt === undefined || value.alt.trim() === "" || graphemes(value.alt) <= characters),
    );
  });

  test("reads as its description", () => {
    if (usual === undefined) throw new Error("no such example");
    expect(imageUpload.summary({ image: "a", alt: " 창가 " }, usual, "en")).toBe("창가");
    expect(imageUpload.summary({ image: "a", alt: " " }, usual, "en")).toBe("A picture");
    expect(imageUpload.read.of({ image: "a" }, usual)).toBe(true);
    expect(imageUpload.freeText({ image: "a", alt: "창가" })).toEqual(["창가"]);
  });

  test("stores no picture without an id", () => {
    expect(z.safeParse(imageUpload.value, { image: "" }).success).toBe(false);
    expect(z.safeParse(imageUpload.value, { image: "a", data: "base64" }).success).toBe(false);
  });
});
