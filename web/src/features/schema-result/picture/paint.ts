import { drawSketch, type FigureImage, PICTURE } from "./draw-sketch.ts";
import { figureImage } from "./figure-image.ts";
import type { Cast, Sketch } from "./sketch.ts";

/** A picture as it can be shown and given away. */
export interface Painting {
  /** What it is a picture of. */
  readonly sketch: Sketch;
  readonly file: File;
  /** The same as a data URL, which is what the content security policy lets an `<img>` show. */
  readonly url: string;
}

/** Everybody in a sketch once, as they have to stand in the document to be painted. */
export function castOf(sketch: Sketch): readonly Cast[] {
  return [...sketch.heroes, ...sketch.extras];
}

/**
 * Paints a sketch on this device. `drawings` are those of {@link castOf}, in its order; `font` is the page's own, which
 * is fetched as far as the texts need it. Rejects when the browser cannot.
 */
export async function paint(
  sketch: Sketch,
  parts: { readonly drawings: readonly SVGSVGElement[]; readonly font: string; readonly fileName: string },
): Promise<Painting> {
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas to paint on");
  await fetchFont(parts.font, sketch);
  const images = new Map<Cast, FigureImage>();
  for (const [index, cast] of castOf(sketch).entries()) {
    const drawing = parts.drawings[index];
    if (drawing !== undefined) images.set(cast, await figureImage(drawing, cast.size));
  }
  const imageOf = (cast: Cast) => {
    const image = images.get(cast);
    if (image === undefined) throw new Error(`no drawing of ${cast.figure}`);
    return image;
  };
  drawSketch(sketch, { context, font: parts.font, imageOf });
  const blob = await blobOf(canvas);
  return {
    sketch,
    file: new File([blob], parts.fileName, { type: blob.type }),
    url: canvas.toDataURL(blob.type),
  };
}

/** A canvas does not wait for fonts, as a page does. Where one cannot be had, the next of the family writes. */
async function fetchFont(
  font: string,
  { product, date, owner, headline, notes, rows }: Sketch,
): Promise<void> {
  const names = rows.flatMap(({ name, score, bandName }) => [name, score, bandName]);
  const text = [product, date, owner, headline, ...notes, ...names].join("");
  await document.fonts.load(`700 40px ${font}`, text).catch(() => []);
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("the canvas gave no picture"));
      else resolve(blob);
    }, "image/png");
  });
}
