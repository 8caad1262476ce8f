import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanImage } from "../../../../functions/src/operations/program/clean-image.ts";
import { JPEG, jpegSegment, WEBP, webpChunk, webpWith } from "../../../support/functions/pictures.ts";

const jpeg = Buffer.from(JPEG, "base64");
const webp = Buffer.from(WEBP, "base64");

/** A JPEG picture with segments after its first bytes. */
function jpegWith(...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** A JPEG picture whose JFIF segment has this after what it needs, as a thumbnail of 3 × 1 pixels. */
function withLongerHeader(extra: string): Buffer {
  const header = jpegSegment(0xe0, `${jpeg.subarray(6, 18).toString("latin1")}\x03\x01${extra}`);
  return Buffer.concat([jpeg.subarray(0, 2), header, jpeg.subarray(20)]);
}

const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
const ANIMATION_FLAG = 0x02;

describe("a picture without metadata stays as it is:", () => {
  test.each([
    ["JPEG", jpeg, "image/jpeg"],
    ["WebP", webp, "image/webp"],
    [
      "JPEG with a profile of its colours",
      jpegWith(jpegSegment(0xe2, "ICC_PROFILE\0\x01\x01abc")),
      "image/jpeg",
    ],
    ["JPEG of another colour model", jpegWith(jpegSegment(0xee, "Adobe\0abc")), "image/jpeg"],
    ["WebP with a profile of its colours", webpWith([webpChunk("ICCP", "abc")], 0x20), "image/webp"],
  ])("%s", (_, bytes, type) => {
    expect(cleanImage(bytes)).toMatchObject({ type, bytes });
  });
});

describe("metadata are removed:", () => {
  test.each([
    ["Exif", jpegWith(jpegSegment(0xe1, "Exif\0\0MM 37.56 N 126.97 E"))],
    ["XMP", jpegWith(jpegSegment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x/>"))],
    ["a second picture", jpegWith(jpegSegment(0xe2, "MPF\0abc"))],
    ["what photo programs write", jpegWith(jpegSegment(0xed, "Photoshop 3.0\0abc"))],
    ["a thumbnail", jpegWith(jpegSegment(0xe0, "JFXX\0abc"))],
    ["a comment", jpegWith(jpegSegment(0xfe, "in Seoul"))],
    ["several", jpegWith(jpegSegment(0xe1, "Exif\0\0"), jpegSegment(0xfe, "x"), jpegSegment(0xe5, ""))],
    ["what follows the picture", Buffer.concat([jpeg, jpegSegment(0xe1, "Exif\0\0")])],
    ["bytes before a marker", jpegWith(Buffer.from([0xff, 0xff]))],
    [
      "segments that no picture needs",
      jpegWith(jpegSegment(0xf0, "in Seoul"), jpegSegment(0x02, "<script>")),
    ],
    ["a thumbnail in the segment that is needed", withLongerHeader("a small picture")],
  ])("JPEG, %s", (_, bytes) => {
    expect(cleanImage(bytes)).toMatchObject({ type: "image/jpeg", bytes: jpeg });
  });

  test.each([
    ["Exif", webpWith([webpChunk("EXIF", "MM 37.56 N")], EXIF_FLAG)],
    ["XMP", webpWith([webpChunk("XMP ", "<x/>")], XMP_FLAG)],
    [
      "both, and unknown ones",
      webpWith(
        ["EXIF", "XMP ", "GPS "].map((name) => webpChunk(name, "odd")),
        0x0c,
      ),
    ],
    ["what follows the picture", Buffer.concat([webp, webpChunk("EXIF", "MM")])],
  ])("WebP, %s", (_, bytes) => {
    expect(cleanImage(bytes)).toMatchObject({ type: "image/webp", bytes: webp });
  });
});

describe("no picture:", () => {
  test.each([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("<svg onload=alert(1)>")],
    ["PNG", Buffer.from("89504e470d0a1a0a", "hex")],
    ["the magic bytes alone", Buffer.from([0xff, 0xd8, 0xff])],
    ["JPEG without a scan", Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ["a segment beyond the end", jpegWith(Buffer.from([0xff, 0xe1, 0xff, 0xff])).subarray(0, 20)],
    ["a cut JPEG", jpeg.subarray(0, -2)],
    ["a cut WebP", webp.subarray(0, -4)],
    ["WebP without a picture", Buffer.from(`RIFF\x04\0\0\0WEBP`, "latin1")],
  ])("%s", (_, bytes) => {
    expect(cleanImage(bytes)).toBeUndefined();
  });
});

test("a moving picture stands still or is none", () => {
  const moving = webpWith([webpChunk("ANIM", "abcdef"), webpChunk("ANMF", "EXIF")], ANIMATION_FLAG);
  expect(cleanImage(moving)).toMatchObject({ type: "image/webp", bytes: webp });
});

test("whatever bytes a segment has, nothing of them is left, and cleaning again changes nothing", () => {
  const secret = "WHERE-IT-WAS";
  const start = fc.oneof(fc.string({ maxLength: 40 }), fc.constant(jpeg.subarray(6, 20).toString("latin1")));
  const segment = fc
    .tuple(fc.integer({ min: 0xe0, max: 0xfe }), start)
    .map(([marker, text]) => jpegSegment(marker, `${text}${secret}`));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const cleaned = cleanImage(jpegWith(...segments));
      expect(Buffer.from(cleaned?.bytes ?? []).toString("latin1")).not.toContain(secret);
      expect(cleanImage(cleaned?.bytes ?? Buffer.alloc(0))).toEqual(cleaned);
    }),
  );
});

test("any bytes are answered, and what is kept is no longer than what was sent", () => {
  const part = fc.oneof(fc.uint8Array({ maxLength: 30 }), fc.constant(jpeg), fc.constant(webp));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const bytes = Buffer.concat(parts);
      expect(cleanImage(bytes)?.bytes.length ?? 0).toBeLessThanOrEqual(bytes.length);
    }),
  );
});
