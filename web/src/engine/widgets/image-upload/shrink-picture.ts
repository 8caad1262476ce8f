import { MAX_IMAGE_BYTES, MAX_IMAGE_DIMENSION } from "@mindle/domain/api/images";

/** Width and height in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A photo's larger side, in pixels; one that is longer than usual gets more, so that its shorter side is not too small. */
const LARGER_SIDE = 1000;
const SHORTER_SIDE = 720;

/** The size at which a picture is stored, in its proportions. Nothing grows. */
export function storedSize(size: Size): Size {
  const larger = Math.max(size.width, size.height);
  const shorter = Math.min(size.width, size.height);
  const wanted = Math.max(LARGER_SIDE / larger, SHORTER_SIDE / shorter);
  return scaledSize(size, Math.min(wanted, MAX_IMAGE_DIMENSION / larger));
}

/** A size in its proportions, at least one pixel each way. Nothing grows. */
export function scaledSize({ width, height }: Size, scale: number): Size {
  const shrink = Math.min(1, scale);
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  };
}

/** Tried in order until the picture is small enough. */
const QUALITIES = [0.85, 0.72, 0.6, 0.45];

/** What remains of each side when even the lowest quality is too large. */
const SHRINK = 0.75;

/** A larger file is not opened: its pixels may be more than a phone's memory holds. */
export const MAX_FILE_MEGABYTES = 50;

/** The file is no picture, is broken, or is of a kind that this browser cannot open, as HEIC often is. */
export class UnreadablePictureError extends Error {
  override readonly name = "UnreadablePictureError";
}

/** The file is larger than {@link MAX_FILE_MEGABYTES}. */
export class LargeFileError extends Error {
  override readonly name = "LargeFileError";
}

/** The pixels of a picture's file, upright. Rejects with {@link UnreadablePictureError} or {@link LargeFileError}. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > MAX_FILE_MEGABYTES * 1024 * 1024) throw new LargeFileError(`${file.size} bytes`);
  try {
    // Upright without being asked. Safari before 17.2 and Chrome before 112 refuse the name of that option, `from-image`.
    return await createImageBitmap(file);
  } catch (cause) {
    throw new UnreadablePictureError("not a picture that can be opened here", { cause });
  }
}

/**
 * A picture as it is stored: small, and a JPEG of its pixels alone. It is drawn anew on this device, so that place, time and camera,
 * which a photo's file holds, stay here. Rejects with {@link UnreadablePictureError}, also where there is no memory for it.
 */
export async function shrinkPicture(picture: ImageBitmap): Promise<Blob> {
  let size = storedSize(picture);
  for (;;) {
    const { width, height } = size;
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d", { alpha: false });
    if (context === null) throw new UnreadablePictureError("no memory to draw the picture");
    // JPEG has no transparency: what is see-through becomes white paper.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width, height);
    for (const quality of QUALITIES) {
      const shrunk = await encode(canvas, quality);
      if (shrunk.size <= MAX_IMAGE_BYTES) return shrunk;
    }
    size = scaledSize(size, SHRINK);
  }
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new UnreadablePictureError("the picture could not be encoded"));
        else resolve(blob);
      },
      "image/jpeg",
      quality,
    );
  });
}

/** A picture as an address that a page may show without asking for more in its security policy. */
export function dataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("the picture could not be read"));
    reader.readAsDataURL(picture);
  });
}
