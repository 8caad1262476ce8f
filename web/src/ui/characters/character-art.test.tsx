import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CharacterArt } from "./character-art.tsx";
import { type Figure, GRAY_PALETTES, PALETTES } from "./palette.ts";
import type { Pose } from "./parts.tsx";

const FIGURES: readonly Figure[] = ["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy", "Mindle"];
const POSES: readonly Pose[] = ["waving", "worried", "done"];
const ALL = FIGURES.flatMap((figure) => POSES.map((pose) => [figure, pose] as const));

/** Largest drawing that may go into a page, in bytes. */
const LIMIT = 4096;

test.each(ALL)("%s, %s is a small drawing with its own colours", (character, pose) => {
  const markup = renderToStaticMarkup(<CharacterArt character={character} pose={pose} size={120} />);
  expect(markup.length).toBeLessThanOrEqual(LIMIT);
  expect(markup).not.toContain("currentColor");
  expect(markup).not.toMatch(/NaN|undefined/);
});

test("without a title it is decoration, with one a named picture", () => {
  const plain = renderToStaticMarkup(<CharacterArt character="Riggy" pose="waving" size={64} />);
  expect(plain).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(
    <CharacterArt character="Riggy" pose="waving" size={64} title="Riggy waves" />,
  );
  expect(named).toContain('role="img"');
  expect(named).toContain("<title>Riggy waves</title>");
  expect(named).not.toContain("aria-hidden");
});

test("every pose of a figure differs", () => {
  for (const character of FIGURES) {
    const drawn = POSES.map((pose) =>
      renderToStaticMarkup(<CharacterArt character={character} pose={pose} size={64} />),
    );
    expect(new Set(drawn).size).toBe(POSES.length);
  }
});

test("the grey palette has no colour left and another value than the coloured one", () => {
  for (const figure of FIGURES) {
    for (const part of ["body", "shade", "light", "blush", "accent", "accentShade"] as const) {
      const value = GRAY_PALETTES[figure][part];
      const channels = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
      expect(Math.max(...channels) - Math.min(...channels), `${figure} ${part}`).toBeLessThanOrEqual(16);
      expect(value).not.toBe(PALETTES[figure][part]);
    }
  }
});
