import type { ReactElement } from "react";
import { AWAY_SLIDES } from "./away-slides.tsx";
import { HOUR_SLIDES } from "./hour-slides.tsx";
import { KINDLY_SLIDES } from "./kindly-slides.tsx";
import { LOOP_SLIDES } from "./loop-slides.tsx";

/** Pictures of slides by the name of their file. */
export const SLIDES: Readonly<Record<string, ReactElement>> = {
  ...HOUR_SLIDES,
  ...LOOP_SLIDES,
  ...KINDLY_SLIDES,
  ...AWAY_SLIDES,
};
