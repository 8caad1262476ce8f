/** A drawing as the canvas takes it: its square, and how far beyond the square it reaches, as a part of its edge. */
export interface FigureImage {
  readonly image: CanvasImageSource;
  readonly bleed: number;
}

/** How far seeds may fly beyond the drawing space, as a part of its edge. */
const BLEED = 0.08;

/** A drawing that stands in the document, as a picture of its own. Rejects when the browser cannot read it. */
export async function figureImage(drawing: SVGSVGElement, size: number): Promise<FigureImage> {
  const alone = drawing.cloneNode(true);
  if (!(alone instanceof SVGSVGElement)) throw new TypeError("a copied drawing is a drawing");
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const wider = 1 + 2 * BLEED;
  const box = [x - width * BLEED, y - height * BLEED, width * wider, height * wider];
  alone.setAttribute("viewBox", box.join(" "));
  alone.setAttribute("width", String(size * wider));
  alone.setAttribute("height", String(size * wider));
  const image = new Image();
  // The content security policy allows no other address for a picture made here.
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`;
  await image.decode();
  return { image, bleed: BLEED };
}

/** What is drawn on a canvas, as a PNG. */
export function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("the canvas gave no picture"));
      else resolve(blob);
    }, "image/png");
  });
}
