import { MAX_IMAGE_BYTES, MAX_IMAGE_DIMENSION } from "@mindle/domain/api/images";
import { fittedSize, type Size } from "./fitted-size.ts";

/** Tried in order until the picture is small enough. */
const QUALITIES = [0.85, 0.72, 0.6, 0.45];

/** What remains of each side when even the lowest quality is too large. */
const SHRINK = 0.75;

/** The file is no picture, is broken, or is of a kind that this browser cannot open, as HEIC often is. */
export class UnreadablePictureError extends Error {
  override readonly name = "UnreadablePictureError";
}

/**
 * A picture from a file as it is stored: upright, small, and a JPEG of its pixels alone. It is drawn anew on this device,
 * so that place, time and camera, which a photo's file holds, stay here. Rejects with {@link UnreadablePictureError}.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    (cause: unknown) => {
      throw new UnreadablePictureError("not a picture that can be opened here", { cause });
    },
  );
  try {
    let size = fittedSize(picture, MAX_IMAGE_DIMENSION);
    for (;;) {
      const canvas = draw(picture, size);
      for (const quality of QUALITIES) {
        const shrunk = await encode(canvas, quality);
        if (shrunk.size <= MAX_IMAGE_BYTES) return shrunk;
      }
      size = fittedSize(size, Math.round(Math.max(size.width, size.height) * SHRINK));
    }
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
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
  return canvas;
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
