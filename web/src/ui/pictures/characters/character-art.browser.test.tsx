import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { CharacterArt } from "./character-art.tsx";
import type { Figure } from "./palette.ts";
import type { Pose } from "./parts.tsx";

const FIGURES: readonly Figure[] = ["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy", "Mindle"];
const POSES: readonly Pose[] = ["waving", "worried", "listening"];
const DRAWINGS = FIGURES.flatMap((figure) => POSES.map((pose) => [figure, pose] as const));

test.each(DRAWINGS)("nothing covers the eyes of %s, %s", async (character, pose) => {
  const { container } = await render(<CharacterArt character={character} pose={pose} size={240} />);
  const eyes = [...container.querySelectorAll('ellipse[rx="4"][ry="5"]')];
  expect(eyes.length).toBeGreaterThan(0);
  for (const eye of eyes) {
    const { left, bottom, width } = eye.getBoundingClientRect();
    // Below the highlight.
    expect(document.elementFromPoint(left + width / 2, bottom - 3)).toBe(eye);
  }
});
