/** A picture of 4 × 4 pixels as a browser encodes it, in base64, without a profile of its colours. */
export const JPEG =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j" +
  "q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk" +
  "pKSkpKSkpKT/wAARCAAEAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAZEAEAAgMAAAAAAAAAAAAAAAAAAgQ0" +
  "gbH/xAAVAQEBAAAAAAAAAAAAAAAAAAACA//EABoRAAICAwAAAAAAAAAAAAAAAAABAgMxM3H/2gAMAwEAAhEDEQA/AJ+3kT1wAY4R" +
  "W7ZLrP/Z";

/** The same as WebP. */
export const WEBP =
  "UklGRmIAAABXRUJQVlA4WAoAAAAQAAAAAwAAAwAAQUxQSAsAAAABDzD/ERGiAxH9DwBWUDggMAAAAHABAJ0BKgQABAAEAGglqAJ0" +
  "AXUAAP7rNpcb38YccbzrjMvT/8ExhW34+P/wAAAAAA==";

/** {@link JPEG} whose frame says that it has other sides. */
export function jpegOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(JPEG, "base64");
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** {@link WEBP} whose canvas has other sides. */
export function webpOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(WEBP, "base64");
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

/** A segment of a JPEG picture. */
export function jpegSegment(marker: number, data: string): Buffer {
  const bytes = Buffer.from(data, "latin1");
  const length = bytes.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), bytes]);
}

/** A chunk of a WebP picture. */
export function webpChunk(name: string, data: string): Buffer {
  const bytes = Buffer.from(data, "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([Buffer.from(name), length, bytes, Buffer.alloc(bytes.length % 2)]);
}

/** A WebP picture with these chunks after its own, and these flags of its first chunk besides. */
export function webpWith(chunks: readonly Buffer[], flags = 0): Buffer {
  const all = Buffer.concat([Buffer.from(WEBP, "base64"), ...chunks]);
  all.writeUInt32LE(all.length - 8, 4);
  all[20] = (all[20] ?? 0) | flags;
  return all;
}
