import { MAX_IMAGE_BYTES, MAX_IMAGE_DIMENSION } from "@mindle/domain/api/images";
import { describe, expect, test } from "vitest";
import { shrinkPicture, UnreadablePictureError } from "./shrink-picture.ts";
import { colourAt, drawnPicture, EXIF_WORDS, phonePhoto, wordsIn } from "./testing.ts";

async function sizeOf(picture: Blob): Promise<readonly [width: number, height: number]> {
  const { width, height } = await createImageBitmap(picture);
  return [width, height];
}

describe("shrinkPicture", () => {
  test("leaves out where, when and with what a photo was taken", async () => {
    const photo = await phonePhoto(1600, 1200);
    for (const word of EXIF_WORDS) expect(await wordsIn(photo)).toContain(word);
    const shrunk = await shrinkPicture(photo);
    expect(shrunk.type).toBe("image/jpeg");
    for (const word of EXIF_WORDS) expect(await wordsIn(shrunk)).not.toContain(word);
  });

  test("keeps a turned photo upright", async () => {
    const shrunk = await shrinkPicture(await phonePhoto(1600, 1200));
    expect(await sizeOf(shrunk)).toEqual([750, 1000]);
    // Turned clockwise, the red left half is above.
    const [aboveRed = 0, , aboveBlue = 0] = await colourAt(shrunk, 0.5, 0.1);
    const [belowRed = 0, , belowBlue = 0] = await colourAt(shrunk, 0.5, 0.9);
    expect(aboveRed).toBeGreaterThan(aboveBlue);
    expect(belowBlue).toBeGreaterThan(belowRed);
  });

  test.for([
    [4032, 3024, 1000, 750],
    [3000, 40, 1000, 13],
    [640, 480, 640, 480],
    [1, 1, 1, 1],
  ] as const)("%d × %d becomes %d × %d", async ([width, height, ...fitted]) => {
    expect(await sizeOf(await shrinkPicture(await drawnPicture(width, height)))).toEqual(fitted);
  });

  test("stays within its bytes even for noise", async () => {
    const shrunk = await shrinkPicture(await drawnPicture(1200, 1200, { noise: true, type: "image/png" }));
    expect(shrunk.size).toBeLessThanOrEqual(MAX_IMAGE_BYTES);
    expect(Math.max(...(await sizeOf(shrunk)))).toBeLessThanOrEqual(MAX_IMAGE_DIMENSION);
  });

  test.for(["image/png", "image/webp"])("opens %s", async (type) => {
    const shrunk = await shrinkPicture(await drawnPicture(300, 200, { type }));
    expect(shrunk.type).toBe("image/jpeg");
    expect(await sizeOf(shrunk)).toEqual([300, 200]);
  });

  test("shows what is see-through as white paper", async () => {
    const canvas = new OffscreenCanvas(20, 20);
    canvas.getContext("2d");
    const clear = await canvas.convertToBlob({ type: "image/png" });
    expect(await colourAt(await shrinkPicture(clear), 0.5, 0.5)).toEqual([255, 255, 255, 255]);
  });

  test.for([
    ["nothing", new Blob([])],
    ["a text", new Blob(["hello"], { type: "image/jpeg" })],
    ["a HEIC", new Blob(["\0\0\0\x18ftypheic\0\0\0\0mif1heic"], { type: "image/heic" })],
  ] as const)("refuses %s", async ([, file]) => {
    await expect(shrinkPicture(file)).rejects.toBeInstanceOf(UnreadablePictureError);
  });

  test("refuses a photo that breaks off in its first bytes", async () => {
    const photo = await phonePhoto(800, 600);
    await expect(shrinkPicture(photo.slice(0, 60))).rejects.toBeInstanceOf(UnreadablePictureError);
  });
});
