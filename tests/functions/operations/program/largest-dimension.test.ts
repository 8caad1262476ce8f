import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanImage } from "../../../../functions/src/operations/program/clean-image.ts";
import { largestDimension } from "../../../../functions/src/operations/program/largest-dimension.ts";
import { JPEG, jpegOf, WEBP, webpOf } from "../../../support/functions/pictures.ts";

function sideOf(bytes: Buffer): number | undefined {
  const image = cleanImage(bytes);
  return image && largestDimension(image);
}

test("the sides of pictures as a browser encodes them", () => {
  expect(sideOf(Buffer.from(JPEG, "base64"))).toBe(4);
  expect(sideOf(Buffer.from(WEBP, "base64"))).toBe(4);
});

test("the larger of both sides, however large", () => {
  const side = fc.integer({ min: 1, max: 16_383 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      expect(sideOf(jpegOf(width, height))).toBe(Math.max(width, height));
      // Only the canvas has these sides: the picture on it keeps its 4 pixels.
      expect(sideOf(webpOf(width, height))).toBe(Math.max(width, height, 4));
    }),
  );
});

test("a picture without sides has none", () => {
  expect(sideOf(jpegOf(0, 4))).toBeUndefined();
  expect(sideOf(jpegOf(4, 0))).toBeUndefined();
  expect(
    largestDimension({ type: "image/jpeg", bytes: Buffer.from([0xff, 0xd8, 0xff, 0xd9]) }),
  ).toBeUndefined();
});

test("any bytes are answered", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.boolean(), (bytes, isJpeg) => {
      const side = largestDimension({
        type: isJpeg ? "image/jpeg" : "image/webp",
        bytes: Buffer.from(bytes),
      });
      expect(side ?? 1).toBeGreaterThan(0);
    }),
  );
});
