import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanImage } from "../../../../functions/src/operations/program/clean-image.ts";
import { JPEG, jpegOf, WEBP, webpChunk, webpOf, webpWith } from "../../../support/functions/pictures.ts";

function sideOf(bytes: Buffer): number | undefined {
  return cleanImage(bytes)?.largestSide;
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
  const withoutFrame = Buffer.from(JPEG, "base64");
  withoutFrame[withoutFrame.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xfe;
  expect(cleanImage(withoutFrame)).toMatchObject({ type: "image/jpeg", largestSide: undefined });
});

test("whatever a chunk has, a side is more than 0 or not known", () => {
  const chunk = fc
    .tuple(fc.constantFrom("VP8X", "VP8 ", "VP8L"), fc.uint8Array({ maxLength: 12 }))
    .map(([name, data]) => webpChunk(name, Buffer.from(data).toString("latin1")));
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 3 }), (chunks) => {
      expect(sideOf(webpWith(chunks)) ?? 1).toBeGreaterThan(0);
    }),
  );
});
