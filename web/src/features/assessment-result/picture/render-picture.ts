import { type RefObject, useEffect, useState } from "react";
import { unlessCancelled } from "../../../platform/browser/timing.ts";
import { blobOf, type FigureImage, figureImage } from "../../../ui/canvas/figure-image.ts";
import { drawPicture, PICTURE } from "./draw-picture.ts";
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

interface RenderState {
  /** The newest one. Until the next one is there it is of the picture before, and may be shown but not saved or shared. */
  readonly rendered: RenderedPicture | undefined;
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Renders a picture, and again when it changes, with the drawings in `figures`. */
export function useRenderedPicture(
  picture: ResultPicture,
  figures: RefObject<HTMLElement | null>,
  fileName: string,
): RenderState {
  const [rendered, setRendered] = useState<RenderedPicture>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reason to render
  useEffect(() => {
    const drawings = [...(figures.current?.querySelectorAll("svg") ?? [])];
    const font = getComputedStyle(document.body).fontFamily;
    const show = (result: RenderedPicture | undefined) => {
      setRendered(result);
      setFailed(result === undefined);
    };
    return unlessCancelled(renderPicture(picture, { drawings, font, fileName }), show, (error) => {
      console.warn("the picture could not be rendered", error);
      show(undefined);
    });
  }, [picture, figures, fileName, tries]);

  return {
    rendered,
    isReady: rendered?.picture === picture,
    hasFailed,
    retry() {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}

/**
 * Renders a picture on this device. `drawings` are those of {@link figuresOf}, in its order; `font` is the page's own, which
 * is fetched as far as the texts need it. Rejects when the browser cannot.
 */
async function renderPicture(
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
