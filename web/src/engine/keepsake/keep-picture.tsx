import type { Character } from "@mindle/domain/assessment/characters";
import { PRODUCT } from "@mindle/domain/product";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { canSharePictures, saveFile, shareFile } from "../../platform/browser/share.ts";
import { BACKGROUND, TONE_COLORS } from "../../ui/canvas/colors.ts";
import { drawFigure, drawSeed, drawText, measureAs, type TextTools } from "../../ui/canvas/draw.ts";
import { blobOf, figureImage } from "../../ui/canvas/figure-image.ts";
import { balancedLines } from "../../ui/canvas/line-breaking.ts";
import { Button } from "../../ui/controls/button.tsx";
import { type Tone, toneOf } from "../../ui/tone.ts";
import styles from "./keep-picture.module.css";

interface KeepPictureProps {
  readonly character: Character;
  readonly label: string;
  readonly words: readonly string[];
  /** What holds the drawing of the child, in an element with `data-figure`. */
  readonly beside: RefObject<HTMLElement | null>;
}

/** Keeps a person's words as a picture of the size of a lock screen, by the device's own sheet where there is one. Its texts are `program-endings`. */
export function KeepPicture({ character, label, words, beside }: KeepPictureProps) {
  const { t } = useTranslation("program-endings");
  const [state, setState] = useState<"idle" | "drawing" | "saved" | "failed">("idle");
  const keep = async () => {
    const drawing = beside.current?.querySelector<SVGSVGElement>("[data-figure] svg");
    if (!drawing) return;
    setState("drawing");
    try {
      const picture = await renderKeepsake({ tone: toneOf(character), label, words, drawing });
      const file = new File([picture], `${PRODUCT.name.toLowerCase()}-words.png`, { type: picture.type });
      if (canSharePictures()) {
        setState((await shareFile(file)) ? "idle" : "failed");
        return;
      }
      saveFile(file);
      setState("saved");
    } catch (error) {
      console.warn("the picture could not be kept", error);
      setState("failed");
    }
  };
  return (
    <>
      <Button variant="secondary" block loading={state === "drawing"} onClick={() => void keep()}>
        {t("keep")}
      </Button>
      <p role="status" className={styles.outcome}>
        {(state === "saved" || state === "failed") && t(`outcome.${state}`)}
      </p>
    </>
  );
}

/** Pixels: the lock screen of most phones, whose upper third has the clock. */
const SIZE = { width: 1170, height: 2532 } as const;
const MARGIN = 110;
const TEXT = { size: 68, leading: 1.45, weight: 700 } as const;
/** Where the words are, from the clock down to the child. */
const WORDS = { top: 900, bottom: 1800 } as const;
const CHILD = { size: 420, ground: 2330 } as const;

interface Keepsake {
  readonly tone: Tone;
  readonly label: string;
  readonly words: readonly string[];
  /** The child, as it is in the document. */
  readonly drawing: SVGSVGElement;
}

/** A person's own words as a picture for their lock screen, made on this device. Rejects where the browser cannot. */
async function renderKeepsake({ tone, label, words, drawing }: Keepsake): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("the browser has no 2D canvas");
  const font = getComputedStyle(document.body).fontFamily;
  // A canvas does not wait for fonts. Where one cannot be had, the next of the family writes.
  await document.fonts.load(`700 40px ${font}`, [label, ...words].join("")).catch(() => []);
  const figure = await figureImage(drawing, CHILD.size);
  const { base, deep, tint } = TONE_COLORS[tone];
  context.fillStyle = tint;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = BACKGROUND;
  context.beginPath();
  context.ellipse(SIZE.width / 2, SIZE.height + 260, 1100, 560, 0, 0, 2 * Math.PI);
  context.fill();
  drawSeed(context, { x: 930, y: 700, turn: 0.6, size: 1.3, color: base });
  drawSeed(context, { x: 240, y: 560, turn: -0.4, size: 1, color: base });
  drawWords({ context, font }, label, words, deep);
  drawFigure(context, figure, { x: SIZE.width / 2, y: CHILD.ground, size: CHILD.size });
  const middle = { x: SIZE.width / 2, align: "center", weight: 600, color: deep } as const;
  drawText({ context, font }, PRODUCT.name, { ...middle, y: SIZE.height - 80, size: 36 });
  return blobOf(canvas);
}

/** The words in the middle of their place, smaller where they are many. */
function drawWords(tools: TextTools, label: string, words: readonly string[], color: string): void {
  const width = SIZE.width - 2 * MARGIN;
  const linesAt = (size: number) =>
    words.map((sentence) => balancedLines(sentence, width, measureAs(tools, size, TEXT.weight)));
  const heightAt = (size: number) =>
    (linesAt(size).flat().length + words.length / 2 + 1) * size * TEXT.leading;
  let size: number = TEXT.size;
  while (size > 36 && heightAt(size) > WORDS.bottom - WORDS.top) size -= 4;
  const middle = { x: SIZE.width / 2, align: "center", color } as const;
  let y = (WORDS.top + WORDS.bottom - heightAt(size)) / 2;
  drawText(tools, label, { ...middle, y, size: 38, weight: 600, maxWidth: width });
  for (const sentence of linesAt(size)) {
    y += (size * TEXT.leading) / 2;
    for (const line of sentence) {
      y += size * TEXT.leading;
      drawText(tools, line, { ...middle, y, size, weight: TEXT.weight });
    }
  }
}
