import { BAND_THRESHOLDS } from "@mindle/domain/assessment/bands";
import { TORN_PATH } from "../../../ui/torn-edge.tsx";
import { BAND_SHAPES } from "../band-shapes.ts";
import { heightOf } from "../graph-geometry.ts";
import { BAND_INKS, HAIRLINE, INK, PAPER, QUIET, TONE_INKS } from "./inks.ts";
import { linesOf } from "./lines.ts";
import type { Cast, Row, Sketch } from "./sketch.ts";

/** Pixels: the upright format that feeds and chats show whole. */
export const PICTURE = { width: 1080, height: 1350 } as const;

const MARGIN = 76;
/** Where the paper begins, and where the heroes stand. */
const GROUND = 520;
const ROW = 88;
const ROWS_END = 1214;
const BAR = { from: 322, to: 680, height: 26 } as const;

/** What the drawings of figures stand on, in their space of 120. */
const FEET = 108 / 120;

/** A figure as the canvas takes it: its square, and how far beyond the square it reaches, as a part of its edge. */
export interface FigureImage {
  readonly image: CanvasImageSource;
  readonly bleed: number;
}

/** What a sketch is drawn with. */
interface Hand {
  readonly context: CanvasRenderingContext2D;
  /** Family list of the page's font. */
  readonly font: string;
  readonly imageOf: (cast: Cast) => FigureImage;
}

/** Draws a sketch on a canvas of the size of {@link PICTURE}. */
export function drawSketch(sketch: Sketch, hand: Hand): void {
  drawSky(sketch, hand);
  drawPaper(hand);
  drawHeroes(sketch, hand);
  drawWords(sketch, hand);
  for (const [index, row] of sketch.rows.entries()) {
    const middle = ROWS_END - (sketch.rows.length - index - 0.5) * ROW;
    const cast = sketch.extras[index];
    if (cast !== undefined)
      drawFigure(cast, MARGIN + cast.size / 2, middle + cast.size * (FEET - 0.52), hand);
    drawRow(row, middle, hand);
  }
  drawNotes(sketch, hand);
}

function drawSky({ tone, product, date, heroes }: Sketch, hand: Hand): void {
  const { context } = hand;
  const { base, deep, tint } = TONE_INKS[tone];
  context.fillStyle = tint;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  context.fillStyle = PAPER;
  context.beginPath();
  context.ellipse(PICTURE.width / 2, 360, heroes.length > 1 ? 330 : 250, 250, 0, 0, 2 * Math.PI);
  context.fill();
  drawSeed(context, { x: 868, y: 232, turn: 0.5, size: 1, ink: base });
  drawSeed(context, { x: 964, y: 330, turn: 0.9, size: 0.75, ink: base });
  drawSeed(context, { x: 168, y: 276, turn: -0.6, size: 0.85, ink: base });
  write(hand, product, { x: MARGIN, y: 104, size: 42, weight: 700, ink: deep });
  write(hand, date, { x: PICTURE.width - MARGIN, y: 102, size: 32, weight: 600, ink: deep, align: "right" });
}

/** A dandelion's seed on the wind; its foot stands at x, y. */
function drawSeed(
  context: CanvasRenderingContext2D,
  { x, y, turn, size, ink }: Record<"x" | "y" | "turn" | "size", number> & { readonly ink: string },
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(size, size);
  context.strokeStyle = ink;
  context.lineCap = "round";
  context.lineWidth = 5;
  context.stroke(new Path2D("M0 0V-44M0-44Q-18-48-26-66M0-44Q-6-58-8-74M0-44Q6-58 8-74M0-44Q18-48 26-66"));
  context.fillStyle = ink;
  context.beginPath();
  context.ellipse(0, 4, 5, 10, 0, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** The torn sheet that everything is written on. */
function drawPaper({ context }: Hand): void {
  const tear = 44;
  context.save();
  context.translate(0, GROUND - tear);
  context.scale(PICTURE.width / 1000, tear / 1000);
  context.fillStyle = PAPER;
  context.fill(new Path2D(`M0 1000${TORN_PATH}L1000 1000V${(1000 * PICTURE.height) / tear}H0Z`));
  context.restore();
}

function drawHeroes({ heroes }: Sketch, hand: Hand): void {
  const overlap = 24;
  const width = heroes.reduce((sum, { size }) => sum + size - overlap, overlap);
  let left = (PICTURE.width - width) / 2;
  for (const cast of heroes) {
    drawFigure(cast, left + cast.size / 2, GROUND + 8, hand);
    left += cast.size - overlap;
  }
}

/** A figure with the middle of its feet at x, y. */
function drawFigure(cast: Cast, x: number, y: number, { context, imageOf }: Hand): void {
  const { image, bleed } = imageOf(cast);
  const edge = cast.size * (1 + 2 * bleed);
  context.drawImage(image, x - edge / 2, y - cast.size * (FEET + bleed), edge, edge);
}

/** Whose it is and what it comes to, in the middle of the room between the heroes and the rows. */
function drawWords({ tone, owner, headline, rows }: Sketch, hand: Hand): void {
  const room = PICTURE.width - 2 * MARGIN;
  const top = GROUND + 20;
  const end = ROWS_END - rows.length * ROW;
  const words = [
    ...(owner === undefined
      ? []
      : linesOf(owner, room, measureAs(hand, 36, 600)).map((text) => ({ text, size: 36, weight: 600 }))),
    ...linesOf(headline, room, measureAs(hand, 62, 700)).map((text) => ({ text, size: 62, weight: 700 })),
  ];
  const leading = 1.28;
  const height = words.reduce((sum, { size }) => sum + size * leading, 0);
  let y = (top + end - height) / 2;
  for (const { text, size, weight } of words) {
    y += size * leading;
    const ink = size > 40 ? INK : TONE_INKS[tone].deep;
    write(hand, text, { x: PICTURE.width / 2, y: y - size * 0.32, size, weight, ink, align: "center" });
  }
}

function drawRow(row: Row, middle: number, hand: Hand): void {
  const { context } = hand;
  const { base, deep } = TONE_INKS[row.tone];
  const { from, to, height } = BAR;
  const length = to - from;
  write(hand, row.name, { x: 180, y: middle + 11, size: 34, weight: 600, ink: INK, room: from - 180 - 16 });
  pill(context, from, middle - height / 2, length, height, HAIRLINE);
  pill(context, from, middle - height / 2, Math.max(height, length * row.part), height, base);
  context.fillStyle = PAPER;
  for (const threshold of Object.values(BAND_THRESHOLDS)) {
    context.fillRect(from + (length * heightOf(threshold)) / 100 - 2, middle - height / 2, 4, height);
  }
  write(hand, row.score, { x: 786, y: middle + 13, size: 38, weight: 700, ink: deep, align: "right" });
  context.save();
  context.translate(810, middle - 15);
  context.scale(1.5, 1.5);
  context.fillStyle = BAND_INKS[row.band];
  context.fill(new Path2D(BAND_SHAPES[row.band]));
  context.restore();
  const name = { x: 850, size: 26, weight: 600, ink: BAND_INKS[row.band] } as const;
  const lines = linesOf(row.bandName, PICTURE.width - 48 - name.x, measureAs(hand, name.size, name.weight));
  for (const [index, line] of lines.entries()) {
    write(hand, line, { ...name, y: middle + 9 + (index - (lines.length - 1) / 2) * 30 });
  }
}

function drawNotes({ notes }: Sketch, hand: Hand): void {
  const leading = 38;
  const bottom = PICTURE.height - 46;
  for (const [index, text] of notes.entries()) {
    write(hand, text, {
      x: PICTURE.width / 2,
      y: bottom - (notes.length - 1 - index) * leading,
      size: 28,
      weight: 400,
      ink: QUIET,
      align: "center",
      room: PICTURE.width - 2 * MARGIN,
    });
  }
}

function pill(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
): void {
  context.fillStyle = ink;
  context.beginPath();
  context.roundRect(x, y, width, height, height / 2);
  context.fill();
}

interface Writing {
  readonly x: number;
  /** Of the line the letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly ink: string;
  readonly align?: CanvasTextAlign;
  /** Squeezes a text that is wider. */
  readonly room?: number;
}

function write({ context, font }: Hand, text: string, writing: Writing): void {
  context.font = `${writing.weight} ${writing.size}px ${font}`;
  context.fillStyle = writing.ink;
  context.textAlign = writing.align ?? "left";
  context.fillText(text, writing.x, writing.y, writing.room);
}

function measureAs({ context, font }: Hand, size: number, weight: number): (text: string) => number {
  return (text) => {
    context.font = `${weight} ${size}px ${font}`;
    return context.measureText(text).width;
  };
}
