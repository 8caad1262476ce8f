import type { CleanImage } from "./clean-image.ts";

/** The larger of a picture's width and height, in pixels, as its bytes say it; `undefined` where they do not. */
export function largestDimension({ type, bytes }: CleanImage): number | undefined {
  const sides = type === "image/jpeg" ? jpegDimensions(bytes) : webpDimensions(bytes);
  return sides.length === 0 || sides.includes(0) ? undefined : Math.max(...sides);
}

const SCAN = 0xda;
/** Markers in the range of frames that begin none: Huffman tables, a reserved one, arithmetic tables. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];

/** Sides in the frame, which comes before the first scan. */
function jpegDimensions(bytes: Buffer): readonly number[] {
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === SCAN) return [];
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
  }
  return [];
}

const CHUNKS_AT = 12;
/** Of a chunk's name and length. */
const HEADER_BYTES = 8;
/** The longest of what a chunk has before and in its sides. */
const SIDES_BYTES = 10;

/** Sides in every chunk that has some. */
function webpDimensions(bytes: Buffer): readonly number[] {
  const sides: number[] = [];
  for (let at = CHUNKS_AT; at + HEADER_BYTES <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const name = bytes.toString("latin1", at, at + 4);
    const data = bytes.subarray(at + HEADER_BYTES, at + HEADER_BYTES + length);
    if (["VP8X", "VP8 ", "VP8L"].includes(name)) sides.push(...chunkDimensions(name, data));
    at += HEADER_BYTES + length + (length % 2);
  }
  return sides;
}

/** A side of 0 stands for those of a chunk that is too short. */
function chunkDimensions(name: string, data: Buffer): readonly number[] {
  if (name === "VP8L") {
    if (data.length < 5) return [0];
    const bits = data.readUInt32LE(1);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  if (data.length < SIDES_BYTES) return [0];
  if (name === "VP8X") return [data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1];
  return [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
}
