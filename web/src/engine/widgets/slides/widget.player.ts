import type { Touch } from "../../testing/player.ts";

export const touch: Touch = (finger) =>
  finger.tapEach("button:last-of-type:not(:disabled, [aria-disabled=true])", 3);
