import { drawPicture, type FigureImage, PICTURE } from "./draw-picture.ts";
import { figureImage } from "./figure-image.ts";
import type { FigurePlacement, ResultPicture } from "./result-picture.ts";

/** A picture ready to be shown, saved or shared. */
export interface RenderedPicture {
  /** Its content. */
  readonly picture: ResultPicture;
  readonly file: File;
  /** The same as a data URL, which is what the content security policy lets an `<img>` show. */
  readonly url: string;
}

/** Every figure of a picture; they must be in the document to be rendered. */
export function figuresOf(picture: ResultPicture): readonly FigurePlacement[] {
  return [...picture.mainFigures, ...picture.rowFigures];
}

/**
 * Renders a picture on this device. `drawings` are those of {@link figuresOf}, in its order; `font` is the page's own, which
 * is fetched as far as the texts need it. Rejects when the browser cannot.
 */
export async function renderPicture(
  picture: ResultPicture,
  parts: { readonly drawings: readonly SVGSVGElement[]; readonly font: string; readonly fileName: string },
): Promise<RenderedPicture> {
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("the browser has no 2D canvas");
  await fetchFont(parts.font, picture);
  const images = new Map<FigurePlacement, FigureImage>();
  for (const [index, placement] of figuresOf(picture).entries()) {
    const drawing = parts.drawings[index];
    if (drawing !== undefined) images.set(placement, await figureImage(drawing, placement.size));
  }
  const imageOf = (placement: FigurePlacement) => {
    const image = images.get(placement);
    if (image === undefined) throw new Error(`no drawing of ${placement.figure}`);
    return image;
  };
  drawPicture(picture, { context, font: parts.font, imageOf });
  const blob = await blobOf(canvas);
  return {
    picture,
    file: new File([blob], parts.fileName, { type: blob.type }),
    url: canvas.toDataURL(blob.type),
  };
}

/** A canvas does not wait for fonts, as a page does. Where one cannot be had, the next of the family writes. */
async function fetchFont(
  font: string,
  { product, date, owner, headline, notes, rows }: ResultPicture,
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
