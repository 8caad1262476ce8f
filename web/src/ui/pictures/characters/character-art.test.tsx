import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CharacterArt } from "./character-art.tsx";
import type { Figure } from "./palette.ts";
import { type Pose, SMILING } from "./parts.tsx";

const FIGURES: readonly Figure[] = ["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy", "Mindle"];
const POSES: readonly Pose[] = ["waving", "worried", "done", "listening"];
const DRAWINGS = FIGURES.flatMap((figure) => POSES.map((pose) => [figure, pose] as const));

/** Maximum size of a drawing in bytes. */
const LIMIT = 4096;

function drawn(character: Figure, pose: Pose, gray = false): string {
  return renderToStaticMarkup(<CharacterArt character={character} pose={pose} size={120} gray={gray} />);
}

/** The drawing without its colours. */
function forms(markup: string): string {
  return markup.replaceAll(/#[0-9A-F]{3,6}/g, "#000");
}

/** Distance of a colour from grey: 0 to 255. */
function saturation(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}

for (const gray of [false, true]) {
  test.each(DRAWINGS)(
    `%s, %s, is a small drawing of its own${gray ? " in greys" : ""}`,
    (character, pose) => {
      const markup = drawn(character, pose, gray);
      expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(LIMIT);
      expect(markup).not.toContain("currentColor");
      expect(markup).not.toMatch(/NaN|undefined|filter|\bid=/);
    },
  );
}

test.each(DRAWINGS)("%s, %s, is drawn the same in greys, with nothing coloured left", (character, pose) => {
  const [colour, gray] = [drawn(character, pose), drawn(character, pose, true)];
  expect(forms(gray)).toBe(forms(colour));
  expect(gray).not.toBe(colour);
  for (const [value] of gray.matchAll(/#[0-9A-F]{6}/g)) {
    expect(saturation(value), value).toBeLessThanOrEqual(16);
  }
});

test("no two drawings have the same forms", () => {
  const all = DRAWINGS.map(([figure, pose]) => forms(drawn(figure, pose)));
  expect(new Set(all).size).toBe(DRAWINGS.length);
});

test.each(FIGURES)("%s has the eyes of the family", (figure) => {
  const eyes = [...drawn(figure, "waving").matchAll(/<ellipse[^>]*rx="4" ry="5"/g)];
  expect(eyes).toHaveLength(2);
});

/** Mouths whose corners are higher than their middle: as they are drawn. */
const SMILES = ["M-4.5 8Q0 11.5", "M-4.6 7.4Q0 9", "M-3 8Q0 10.5", "M-5 7Q0 12.5"];

test.each(DRAWINGS)("%s, %s, smiles only where the pose is a smiling one", (character, pose) => {
  const markup = drawn(character, pose);
  expect(SMILES.some((mouth) => markup.includes(mouth))).toBe(SMILING.has(pose));
});

test("it is decoration", () => {
  const plain = drawn("Riggy", "waving");
  expect(plain).toContain('aria-hidden="true"');
  expect(plain).not.toContain("role=");
});

test("what moves asks for leave first", () => {
  const css = readFileSync(new URL("./parts.module.css", import.meta.url), "utf8");
  const [before = "", allowed = ""] = css.split("@media (prefers-reduced-motion: no-preference)");
  expect(before).not.toContain("animation");
  expect(allowed).toContain("animation: sway");
});
