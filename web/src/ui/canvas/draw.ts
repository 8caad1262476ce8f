import type { FigureImage } from "./figure-image.ts";

/** What the drawings of figures stand on, in their space of 120. */
export const FEET = 108 / 120;

/** Draws a figure of a size with the middle of its feet at x, y. */
export function drawFigure(
  context: CanvasRenderingContext2D,
  { image, bleed }: FigureImage,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const edge = size * (1 + 2 * bleed);
  context.drawImage(image, x - edge / 2, y - size * (FEET + bleed), edge, edge);
}

/** Draws a dandelion's seed on the wind; its foot stands at x, y. */
export function drawSeed(
  context: CanvasRenderingContext2D,
  { x, y, turn, size, color }: Record<"x" | "y" | "turn" | "size", number> & { readonly color: string },
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(size, size);
  context.strokeStyle = color;
  context.lineCap = "round";
  context.lineWidth = 5;
  context.stroke(new Path2D("M0 0V-44M0-44Q-18-48-26-66M0-44Q-6-58-8-74M0-44Q6-58 8-74M0-44Q18-48 26-66"));
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(0, 4, 5, 10, 0, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

export interface TextStyle {
  readonly x: number;
  /** Baseline of the text. */
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  readonly align?: CanvasTextAlign;
  /** Squeezes a text that is wider. */
  readonly maxWidth?: number;
}

/** A canvas, and the family list of the page's font. */
export interface TextTools {
  readonly context: CanvasRenderingContext2D;
  readonly font: string;
}

/** Draws one line of text. */
export function drawText({ context, font }: TextTools, text: string, style: TextStyle): void {
  context.font = `${style.weight} ${style.size}px ${font}`;
  context.fillStyle = style.color;
  context.textAlign = style.align ?? "left";
  context.fillText(text, style.x, style.y, style.maxWidth);
}

/** Measures texts as they are drawn with a size and weight. */
export function measureAs(
  { context, font }: TextTools,
  size: number,
  weight: number,
): (text: string) => number {
  return (text) => {
    context.font = `${weight} ${size}px ${font}`;
    return context.measureText(text).width;
  };
}
