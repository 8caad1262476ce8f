import { MAX_IMAGE_BYTES, MAX_IMAGE_DIMENSION } from "@mindle/domain/api/images";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LargeFileError, openPicture, shrinkPicture, UnreadablePictureError } from "./shrink-picture.ts";
import {
  CMYK_JPEG,
  colourAt,
  drawnPicture,
  EXIF_WORDS,
  MOVING_GIF,
  phonePhoto,
  pictureOf,
  SVG,
  wordsIn,
} from "./testing/example-pictures.ts";

afterEach(() => void vi.unstubAllGlobals());

async function stored(file: Blob): Promise<Blob> {
  return shrinkPicture(await openPicture(file));
}

async function sizeOf(picture: Blob): Promise<readonly [width: number, height: number]> {
  const { width, height } = await createImageBitmap(picture);
  return [width, height];
}

describe("a picture from a file", () => {
  test("leaves out where, when and with what a photo was taken", async () => {
    const photo = await phonePhoto(1600, 1200);
    for (const word of EXIF_WORDS) expect(await wordsIn(photo)).toContain(word);
    const shrunk = await stored(photo);
    expect(shrunk.type).toBe("image/jpeg");
    for (const word of EXIF_WORDS) expect(await wordsIn(shrunk)).not.toContain(word);
  });

  test("keeps a turned photo upright", async () => {
    const shrunk = await stored(await phonePhoto(1600, 1200));
    expect(await sizeOf(shrunk)).toEqual([750, 1000]);
    // Turned clockwise, the red left half is above.
    const [aboveRed = 0, , aboveBlue = 0] = await colourAt(shrunk, 0.5, 0.1);
    const [belowRed = 0, , belowBlue = 0] = await colourAt(shrunk, 0.5, 0.9);
    expect(aboveRed).toBeGreaterThan(aboveBlue);
    expect(belowBlue).toBeGreaterThan(belowRed);
  });

  test.for([
    [4032, 3024, 1000, 750],
    [3000, 40, 2400, 32],
    [1080, 2400, 720, 1600],
    [640, 480, 640, 480],
    [1, 1, 1, 1],
  ] as const)("%d × %d becomes %d × %d", async ([width, height, ...fitted]) => {
    expect(await sizeOf(await stored(await drawnPicture(width, height)))).toEqual(fitted);
  });

  test("stays within its bytes even for noise", async () => {
    const shrunk = await stored(await drawnPicture(1200, 1200, { noise: true, type: "image/png" }));
    expect(shrunk.size).toBeLessThanOrEqual(MAX_IMAGE_BYTES);
    expect(Math.max(...(await sizeOf(shrunk)))).toBeLessThanOrEqual(MAX_IMAGE_DIMENSION);
  });

  test("a browser that does not know how to be asked for an upright picture gives one", async () => {
    const photo = await phonePhoto(1600, 1200);
    const open = createImageBitmap;
    // Safari before 17.2, Chrome before 112.
    vi.stubGlobal("createImageBitmap", (file: Blob, options?: ImageBitmapOptions) => {
      if (options?.imageOrientation === "from-image") throw new TypeError("not a valid enum value");
      return open(file, options);
    });
    const shrunk = await stored(photo);
    vi.unstubAllGlobals();
    expect(await sizeOf(shrunk)).toEqual([750, 1000]);
  });

  test("opens a GIF that moves, as its first picture", async () => {
    expect(await sizeOf(await stored(pictureOf(MOVING_GIF, "image/gif")))).toEqual([1, 1]);
  });

  test("opens a JPEG for print, in CMYK", async () => {
    expect(await sizeOf(await stored(pictureOf(CMYK_JPEG, "image/jpeg")))).toEqual([8, 8]);
  });

  test.for(["image/png", "image/webp"])("opens %s", async (type) => {
    const shrunk = await stored(await drawnPicture(300, 200, { type }));
    expect(shrunk.type).toBe("image/jpeg");
    expect(await sizeOf(shrunk)).toEqual([300, 200]);
  });

  test("shows what is see-through as white paper", async () => {
    const canvas = new OffscreenCanvas(20, 20);
    canvas.getContext("2d");
    const clear = await canvas.convertToBlob({ type: "image/png" });
    expect(await colourAt(await stored(clear), 0.5, 0.5)).toEqual([255, 255, 255, 255]);
  });

  test.for([
    ["nothing", new Blob([])],
    ["a text", new Blob(["hello"], { type: "image/jpeg" })],
    ["a drawing in SVG", new Blob([SVG], { type: "image/svg+xml" })],
    ["a HEIC", new Blob(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"], { type: "image/heic" })],
  ] as const)("refuses %s", async ([, file]) => {
    await expect(stored(file)).rejects.toBeInstanceOf(UnreadablePictureError);
  });

  test("refuses a file that is larger than a phone's memory, without opening it", async () => {
    const open = vi.fn();
    vi.stubGlobal("createImageBitmap", open);
    const file = new Blob(Array.from({ length: 100 }, () => new Uint8Array(1024 * 1024)));
    await expect(stored(file)).rejects.toBeInstanceOf(LargeFileError);
    expect(open).not.toHaveBeenCalled();
  });

  test("a photo that breaks off in its middle is stored as far as it goes, or refused", async () => {
    const photo = await phonePhoto(800, 600);
    const [result] = await Promise.allSettled([stored(photo.slice(0, photo.size / 2))]);
    if (result.status === "rejected") expect(result.reason).toBeInstanceOf(UnreadablePictureError);
    else expect(await sizeOf(result.value)).toEqual([600, 800]);
  });

  test("refuses a photo that breaks off in its first bytes", async () => {
    const photo = await phonePhoto(800, 600);
    await expect(stored(photo.slice(0, 60))).rejects.toBeInstanceOf(UnreadablePictureError);
  });
});
