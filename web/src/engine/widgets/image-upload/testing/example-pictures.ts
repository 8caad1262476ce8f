// Pictures for tests.

/** A picture drawn in the browser, in the given format. */
export async function drawnPicture(
  width: number,
  height: number,
  { type = "image/jpeg", noise = false, quality = 0.9 } = {},
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  // The left half is red, the right half blue: what is upright can be told.
  context.fillStyle = "#f00";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "#00f";
  context.fillRect(width / 2, 0, width / 2, height);
  if (noise) context.putImageData(noiseOf(width, height), 0, 0);
  return canvas.convertToBlob({ type, quality });
}

/** Hard to compress, and the same in every run. */
function noiseOf(width: number, height: number): ImageData {
  const image = new ImageData(width, height);
  let seed = 1;
  for (let at = 0; at < image.data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    image.data[at] = at % 4 === 3 ? 255 : seed >> 16;
  }
  return image;
}

/** A JPEG as a phone writes it: turned by 90 degrees, with the place where it was taken. */
export async function phonePhoto(width: number, height: number): Promise<Blob> {
  const jpeg = await drawnPicture(width, height);
  const exif = exifSegment();
  return new Blob([jpeg.slice(0, 2), exif, jpeg.slice(2)], { type: "image/jpeg" });
}

/** Words in a photo's Exif that tell where and with what it was taken. */
export const EXIF_WORDS = ["Exif", "Phone of Minji", "Seongsu-dong"] as const;

/** APP1: orientation 6, the camera's name and a description. */
function exifSegment(): Uint8Array<ArrayBuffer> {
  const texts = EXIF_WORDS.slice(1).map((text) => `${text}\0`);
  const entries = 3;
  const textAt = 8 + 2 + entries * 12 + 4;
  const tiff = new DataView(new ArrayBuffer(textAt + texts.join("").length));
  tiff.setUint16(0, 0x4d4d);
  tiff.setUint16(2, 42);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, entries);
  const entry = (at: number, tag: number, type: number, count: number) => {
    tiff.setUint16(at, tag);
    tiff.setUint16(at + 2, type);
    tiff.setUint32(at + 4, count);
  };
  let written = textAt;
  for (const [index, tag] of [0x010e, 0x0110].entries()) {
    const text = texts[1 - index] ?? "";
    entry(10 + index * 12, tag, 2, text.length);
    tiff.setUint32(10 + index * 12 + 8, written);
    for (const letter of text) {
      tiff.setUint8(written, letter.charCodeAt(0));
      written += 1;
    }
  }
  entry(10 + 24, 0x0112, 3, 1);
  tiff.setUint16(10 + 24 + 8, 6);
  const head = [
    0xff,
    0xe1,
    ...bigEndian(2 + 6 + tiff.byteLength),
    ...[..."Exif\0\0"].map((letter) => letter.charCodeAt(0)),
  ];
  return new Uint8Array([...head, ...new Uint8Array(tiff.buffer)]);
}

function bigEndian(number: number): readonly number[] {
  return [number >> 8, number & 0xff];
}

/** What a picture's file says, byte by byte. */
export async function wordsIn(picture: Blob): Promise<string> {
  return new TextDecoder("latin1").decode(await picture.arrayBuffer());
}

/** The colour at a place of a picture, from 0 to 1 each way. */
export async function colourAt(picture: Blob, x: number, y: number): Promise<readonly number[]> {
  const image = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  return [...context.getImageData(image.width * x, image.height * y, 1, 1).data];
}

/** A picture from its base64. */
export function pictureOf(base64: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}

/** A JPEG as printers take it: 8 × 8 pixels of red in CMYK. */
export const CMYK_JPEG =
  "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAbEhQXFBEbFxYXHhwbIChCKyglJShROj0wQmBVZWRfVV1baniZgWpxkHNbXYW1hpCeo6ut" +
  "q2eAvMm6pseZqKuk/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBABAAAAAAAAAAAAAAAA" +
  "AAAAAP/aAA4EQwBNAFkASwAAPwCmEiVM/9k=";

/** A GIF of two pictures, one after the other. */
export const MOVING_GIF = "R0lGODlhAQABAIAAAAAAAAAAACH5BAAKAAAALAAAAAABAAEAAAgEAAEEBAA7";

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
