import type { ImageType } from "@mindle/domain/api/images";

export interface CleanImage {
  readonly type: ImageType;
  readonly bytes: Buffer<ArrayBuffer>;
  /** The larger of width and height, in pixels, as the bytes say it; undefined where they do not. */
  readonly largestSide: number | undefined;
}

/**
 * A JPEG or WebP picture without its metadata, such as the place where it was taken; `undefined` for anything else. Devices send
 * pictures that they encoded anew, but some encoders write metadata of their own, so these are removed, not refused.
 */
export function cleanImage(bytes: Buffer): CleanImage | undefined {
  const sides: number[] = [];
  const jpeg = cleanJpeg(bytes, sides);
  const cleaned = jpeg ?? cleanWebp(bytes, sides);
  if (cleaned === undefined) return undefined;
  const largestSide = sides.length === 0 || sides.includes(0) ? undefined : Math.max(...sides);
  return { type: jpeg === undefined ? "image/webp" : "image/jpeg", bytes: cleaned, largestSide };
}

// Segments of JPEG (https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B).
const START = Uint8Array.of(0xff, 0xd8);
const END = Uint8Array.of(0xff, 0xd9);
const SCAN = 0xda;
/** Frame, Huffman, arithmetic and quantization tables, scan, number of lines, restarts. */
const NEEDED_SEGMENTS: ReadonlySet<number> = new Set([
  ...Array.from({ length: 16 }, (_, number) => 0xc0 + number),
  SCAN,
  0xdb,
  0xdc,
  0xdd,
]);
/** Bytes of an application's segment before what it may have besides, such as a thumbnail. */
const JFIF_BYTES = 12;
const ADOBE_BYTES = 12;

/** Markers in the range of frames that begin none: Huffman tables, a reserved one, arithmetic tables. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];

/** Copies the segments that the picture needs. What follows its end is left out. `sides` gets those of the first frame. */
function cleanJpeg(bytes: Buffer, sides: number[]): Buffer<ArrayBuffer> | undefined {
  if (!startsWith(bytes, START)) return undefined;
  const kept: Uint8Array[] = [START];
  let hasScan = false;
  let at = START.length;
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Any number of these may stand before a marker.
      at += 1;
      continue;
    }
    if (marker === END[1]) return hasScan ? Buffer.concat([...kept, END]) : undefined;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const dataEnd = at + 2 + length;
    if (length < 2 || dataEnd > bytes.length) return undefined;
    const end = marker === SCAN ? endOfScan(bytes, dataEnd) : dataEnd;
    const data = bytes.subarray(at + 4, dataEnd);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);
    if (isFrame && !hasScan && sides.length === 0)
      sides.push(...pairIn(data, 1, (at) => data.readUInt16BE(at)));
    if (NEEDED_SEGMENTS.has(marker)) kept.push(bytes.subarray(at, end));
    else kept.push(...colourSegment(marker, data));
    hasScan ||= marker === SCAN;
    at = end;
  }
  return undefined;
}

/** What a segment of the application says about how the colours are meant; nothing of any other one. */
function colourSegment(marker: number, data: Uint8Array): readonly Uint8Array[] {
  if (marker === 0xe0 && startsWith(data, ascii("JFIF\0"))) {
    return [segment(marker, Buffer.concat([data.subarray(0, JFIF_BYTES), NO_THUMBNAIL]))];
  }
  if (marker === 0xe2 && startsWith(data, ascii("ICC_PROFILE\0"))) return [segment(marker, data)];
  if (marker === 0xee && startsWith(data, ascii("Adobe"))) {
    return [segment(marker, data.subarray(0, ADOBE_BYTES))];
  }
  return [];
}

/** Width and height. */
const NO_THUMBNAIL = Uint8Array.of(0, 0);

function segment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.length + 2;
  return Buffer.concat([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data]);
}

/** Where the next segment begins: in the data of a scan the byte 0xff is followed by 0, or by the number of a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

// Chunks of WebP (https://developers.google.com/speed/webp/docs/riff_container).
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const NEEDED_CHUNKS: readonly string[] = ["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L"];
/** Flags of VP8X for chunks that are kept: a profile of its colours, and transparency. */
const KEPT_FLAGS = 0x20 | 0x10;

/** Copies the chunks that a picture needs. A moving one is none. `sides` gets those of every chunk that has some. */
function cleanWebp(bytes: Buffer, sides: number[]): Buffer<ArrayBuffer> | undefined {
  if (bytes.length < HEADER_BYTES || nameAt(bytes, 0) !== "RIFF" || nameAt(bytes, 8) !== "WEBP") {
    return undefined;
  }
  const kept: Uint8Array[] = [];
  let hasPicture = false;
  const size = bytes.readUInt32LE(4) + CHUNK_HEADER_BYTES;
  if (size > bytes.length) return undefined;
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= size; ) {
    const name = nameAt(bytes, at);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + CHUNK_HEADER_BYTES + length + (length % 2);
    if (end > size) return undefined;
    hasPicture ||= name === "VP8 " || name === "VP8L";
    sides.push(...webpSides(name, bytes.subarray(at + CHUNK_HEADER_BYTES, at + CHUNK_HEADER_BYTES + length)));
    if (NEEDED_CHUNKS.includes(name)) {
      const chunk = Uint8Array.from(bytes.subarray(at, end));
      if (name === "VP8X") chunk[CHUNK_HEADER_BYTES] = (chunk[CHUNK_HEADER_BYTES] ?? 0) & KEPT_FLAGS;
      kept.push(chunk);
    }
    at = end;
  }
  if (!hasPicture) return undefined;
  const cleaned = Buffer.concat([bytes.subarray(0, HEADER_BYTES), ...kept]);
  cleaned.writeUInt32LE(cleaned.length - CHUNK_HEADER_BYTES, 4);
  return cleaned;
}

function webpSides(name: string, data: Buffer): readonly number[] {
  switch (name) {
    case "VP8L": {
      const bits = data.length < 5 ? undefined : data.readUInt32LE(1);
      return bits === undefined ? [0] : [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    case "VP8X":
      return pairIn(data, 4, (at) => data.readUIntLE(at, 3) + 1, 3);
    case "VP8 ":
      return pairIn(data, 6, (at) => data.readUInt16LE(at) & 0x3fff);
    default:
      return [];
  }
}

/** Two sides that follow one another from a place on; a side of 0 stands for those of data that are too short. */
function pairIn(data: Buffer, at: number, read: (at: number) => number, size = 2): readonly number[] {
  return data.length < at + 2 * size ? [0] : [read(at), read(at + size)];
}

function nameAt(bytes: Uint8Array, at: number): string {
  return Buffer.from(bytes.subarray(at, at + 4)).toString("latin1");
}

function ascii(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}

function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
