import { MAX_IMAGE_DIMENSION } from "@mindle/domain/api/images";

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A photo's larger side, in pixels; one that is longer than usual gets more, so that its shorter side is not too small. */
const LARGER_SIDE = 1000;
const SHORTER_SIDE = 720;

/** A shorter side at which the words of a screenshot can still be read, in pixels. */
const READABLE_SIDE = 540;

/** The size at which a picture is stored, in its proportions. Nothing grows. */
export function storedSize(size: Size): Size {
  const larger = Math.max(size.width, size.height);
  const shorter = Math.min(size.width, size.height);
  const wanted = Math.max(LARGER_SIDE / larger, SHORTER_SIDE / shorter);
  return scaledSize(size, Math.min(wanted, MAX_IMAGE_DIMENSION / larger));
}

/** Whether a picture is so long that it would be stored too small to be read. */
export function isTooLong(size: Size): boolean {
  const { width, height } = storedSize(size);
  return Math.min(width, height) < Math.min(READABLE_SIDE, size.width, size.height);
}

/** A size in its proportions, at least one pixel each way. Nothing grows. */
export function scaledSize({ width, height }: Size, scale: number): Size {
  const shrink = Math.min(1, scale);
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  };
}
