import { BAND_THRESHOLDS } from "@mindle/domain/assessment/bands";
import { BACKGROUND, BAND_COLORS, HAIRLINE, MUTED, TEXT, TONE_COLORS } from "../../../ui/canvas/colors.ts";
import { drawFigure, drawSeed, drawText, FEET, measureAs, type TextTools } from "../../../ui/canvas/draw.ts";
import type { FigureImage } from "../../../ui/canvas/figure-image.ts";
import { balancedLines } from "../../../ui/canvas/line-breaking.ts";
import { TORN_PATH } from "../../../ui/layout/torn-edge.tsx";
import { BAND_SHAPES } from "../band.tsx";
import { partOf } from "../graph/grade-scale.ts";
import type { FigurePlacement, ResultPicture, Row } from "./result-picture.ts";

/** Pixels: the upright format that feeds and chats show whole. */
export const PICTURE = { width: 1080, height: 1350 } as const;

const MARGIN = 76;
/** Where the sheet of text begins, and where the main figures stand. */
const GROUND = 520;
const ROW = 88;
const ROWS_END = 1214;
const BAR = { from: 322, to: 680, height: 26 } as const;

/** What a picture is drawn with. */
interface DrawingTools extends TextTools {
  readonly imageOf: (placement: FigurePlacement) => FigureImage;
}

/** Draws a picture on a canvas of the size of {@link PICTURE}. */
export function drawPicture(picture: ResultPicture, tools: DrawingTools): void {
  drawBackground(picture, tools);
  drawSheet(tools);
  drawMainFigures(picture, tools);
  drawHeadline(picture, tools);
  for (const [index, row] of picture.rows.entries()) {
    const middle = ROWS_END - (picture.rows.length - index - 0.5) * ROW;
    const placement = picture.rowFigures[index];
    if (placement !== undefined)
      drawPlaced(placement, MARGIN + placement.size / 2, middle + placement.size * (FEET - 0.52), tools);
    drawRow(row, middle, tools);
  }
  drawNotes(picture, tools);
}

function drawBackground({ tone, product, date, mainFigures }: ResultPicture, tools: DrawingTools): void {
  const { context } = tools;
  const { base, deep, tint } = TONE_COLORS[tone];
  context.fillStyle = tint;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  context.fillStyle = BACKGROUND;
  context.beginPath();
  context.ellipse(PICTURE.width / 2, 360, mainFigures.length > 1 ? 330 : 250, 250, 0, 0, 2 * Math.PI);
  context.fill();
  drawSeed(context, { x: 868, y: 232, turn: 0.5, size: 1, color: base });
  drawSeed(context, { x: 964, y: 330, turn: 0.9, size: 0.75, color: base });
  drawSeed(context, { x: 168, y: 276, turn: -0.6, size: 0.85, color: base });
  drawText(tools, product, { x: MARGIN, y: 104, size: 42, weight: 700, color: deep });
  drawText(tools, date, {
    x: PICTURE.width - MARGIN,
    y: 102,
    size: 32,
    weight: 600,
    color: deep,
    align: "right",
  });
}

/** The sheet with a torn edge behind all text. */
function drawSheet({ context }: DrawingTools): void {
  const tear = 44;
  context.save();
  context.translate(0, GROUND - tear);
  context.scale(PICTURE.width / 1000, tear / 1000);
  context.fillStyle = BACKGROUND;
  context.fill(new Path2D(`M0 1000${TORN_PATH}L1000 1000V${(1000 * PICTURE.height) / tear}H0Z`));
  context.restore();
}

function drawMainFigures({ mainFigures }: ResultPicture, tools: DrawingTools): void {
  const overlap = 24;
  const width = mainFigures.reduce((sum, { size }) => sum + size - overlap, overlap);
  let left = (PICTURE.width - width) / 2;
  for (const placement of mainFigures) {
    drawPlaced(placement, left + placement.size / 2, GROUND + 8, tools);
    left += placement.size - overlap;
  }
}

function drawPlaced(
  placement: FigurePlacement,
  x: number,
  y: number,
  { context, imageOf }: DrawingTools,
): void {
  drawFigure(context, imageOf(placement), { x, y, size: placement.size });
}

/** Nickname and headline, centred between the main figures and the rows. */
function drawHeadline({ tone, owner, headline, rows }: ResultPicture, tools: DrawingTools): void {
  const maxWidth = PICTURE.width - 2 * MARGIN;
  const top = GROUND + 20;
  const end = ROWS_END - rows.length * ROW;
  const words = [
    ...(owner === undefined
      ? []
      : balancedLines(owner, maxWidth, measureAs(tools, 36, 600)).map((text) => ({
          text,
          size: 36,
          weight: 600,
        }))),
    ...balancedLines(headline, maxWidth, measureAs(tools, 62, 700)).map((text) => ({
      text,
      size: 62,
      weight: 700,
    })),
  ];
  const leading = 1.28;
  const height = words.reduce((sum, { size }) => sum + size * leading, 0);
  let y = (top + end - height) / 2;
  for (const { text, size, weight } of words) {
    y += size * leading;
    const color = size > 40 ? TEXT : TONE_COLORS[tone].deep;
    drawText(tools, text, { x: PICTURE.width / 2, y: y - size * 0.32, size, weight, color, align: "center" });
  }
}

function drawRow(row: Row, middle: number, tools: DrawingTools): void {
  const { context } = tools;
  const { base, deep } = TONE_COLORS[row.tone];
  const { from, to, height } = BAR;
  const length = to - from;
  drawText(tools, row.name, {
    x: 180,
    y: middle + 11,
    size: 34,
    weight: 600,
    color: TEXT,
    maxWidth: from - 180 - 16,
  });
  pill(context, from, middle - height / 2, length, height, HAIRLINE);
  pill(context, from, middle - height / 2, Math.max(height, length * row.part), height, base);
  context.fillStyle = BACKGROUND;
  for (const threshold of Object.values(BAND_THRESHOLDS)) {
    context.fillRect(from + (length * partOf(threshold)) / 100 - 2, middle - height / 2, 4, height);
  }
  drawText(tools, row.score, { x: 786, y: middle + 13, size: 38, weight: 700, color: deep, align: "right" });
  context.save();
  context.translate(810, middle - 15);
  context.scale(1.5, 1.5);
  context.fillStyle = BAND_COLORS[row.band];
  context.fill(new Path2D(BAND_SHAPES[row.band]));
  context.restore();
  const name = { x: 850, size: 26, weight: 600, color: BAND_COLORS[row.band] } as const;
  const lines = balancedLines(
    row.bandName,
    PICTURE.width - 48 - name.x,
    measureAs(tools, name.size, name.weight),
  );
  for (const [index, line] of lines.entries()) {
    drawText(tools, line, { ...name, y: middle + 9 + (index - (lines.length - 1) / 2) * 30 });
  }
}

function drawNotes({ notes }: ResultPicture, tools: DrawingTools): void {
  const leading = 38;
  const bottom = PICTURE.height - 46;
  for (const [index, text] of notes.entries()) {
    drawText(tools, text, {
      x: PICTURE.width / 2,
      y: bottom - (notes.length - 1 - index) * leading,
      size: 28,
      weight: 400,
      color: MUTED,
      align: "center",
      maxWidth: PICTURE.width - 2 * MARGIN,
    });
  }
}

function pill(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): void {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x, y, width, height, height / 2);
  context.fill();
}
