import type { ReactElement } from "react";
import { Flippy } from "../src/ui/pictures/characters/flippy.tsx";
import { Jumpy } from "../src/ui/pictures/characters/jumpy.tsx";
import { PALETTES } from "../src/ui/pictures/characters/palette.ts";
import type { Pose } from "../src/ui/pictures/characters/parts.tsx";
import { Pleaser } from "../src/ui/pictures/characters/pleaser.tsx";
import { Riggy } from "../src/ui/pictures/characters/riggy.tsx";
import { Shelly } from "../src/ui/pictures/characters/shelly.tsx";

const DRAWINGS = { Riggy, Pleaser, Jumpy, Shelly, Flippy } as const;

const POSES = ["waving", "worried", "done", "listening"] as const satisfies readonly Pose[];

/** The children as the scenes of steps have them, by the name of their file. */
export const CHILDREN: Readonly<Record<string, ReactElement>> = Object.fromEntries(
  Object.entries(DRAWINGS).flatMap(([name, Drawing]) =>
    POSES.map((pose) => [
      `${name}-${pose}`.toLowerCase(),
      // biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture beside words.
      <svg key={pose} xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
        <Drawing pose={pose} palette={PALETTES[name as keyof typeof PALETTES]} />
      </svg>,
    ]),
  ),
);
