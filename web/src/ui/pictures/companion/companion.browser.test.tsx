import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { Figure } from "../characters/palette.ts";
import { Companion } from "./companion.tsx";
import { MOODS, SMILING_MOODS } from "./moods.ts";

const FIGURES: readonly Figure[] = ["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy", "Mindle"];
const DRAWINGS = FIGURES.flatMap((figure) => MOODS.map((mood) => [figure, mood] as const));

/** The parts of the face that are shown. */
function facesIn(container: HTMLElement): readonly string[] {
  const faces = [...container.querySelectorAll<SVGElement>("[data-face]")];
  return faces
    .filter((face) => getComputedStyle(face).display !== "none" && getComputedStyle(face).opacity !== "0")
    .map(({ dataset }) => dataset["face"] ?? "");
}

test.each(DRAWINGS)("%s, %s, has one mouth, which smiles in a smiling mood only", async (figure, mood) => {
  const { container } = await render(<Companion figure={figure} mood={mood} />);
  const mouths = facesIn(container).filter((face) => face !== "closed");
  expect(mouths).toEqual([SMILING_MOODS.has(mood) ? "smile" : mood === "small" ? "worry" : "calm"]);
  // With reduced motion, the end form is there at once.
  expect(container.getAnimations({ subtree: true })).toEqual([]);
});

test.each(FIGURES)("%s closes its eyes only to rest, and then they are closed", async (figure) => {
  for (const mood of MOODS) {
    const { container, unmount } = await render(<Companion figure={figure} mood={mood} />);
    const eyes = container.querySelector('[data-joint="eyes"]');
    expect(facesIn(container).includes("closed")).toBe(mood === "rest");
    expect(eyes?.getClientRects().length === 0).toBe(mood === "rest");
    await unmount();
  }
});

test.each(FIGURES)("%s worries at the high end of a slider, and is smaller there", async (figure) => {
  const { container } = await render(<Companion figure={figure} mood="small" />);
  const companion = container.querySelector<HTMLElement>("[data-companion]");
  companion?.style.setProperty("--slide", "0");
  expect(facesIn(container)).toEqual(["calm"]);
  const before = container.querySelector("svg")?.getBoundingClientRect().width ?? 0;
  companion?.style.setProperty("--slide", "1");
  expect(facesIn(container)).toEqual(["worry"]);
  expect(container.querySelector("svg")?.getBoundingClientRect().width).toBeLessThan(before);
});
