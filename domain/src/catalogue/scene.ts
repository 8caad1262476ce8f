import * as z from "zod/mini";

/** How the child of a picture feels by itself. */
export const SCENE_MOODS = ["waving", "worried", "listening", "done"] as const;

/** Size of a step's pictures in their own units: all are as wide, and on a screen of little height the first one is `low`. */
export const SCENE_WIDTH = 390;
export const SCENE_HEIGHTS = { start: 240, low: 120, end: 220 } as const;

/** Where the child of a picture stands, as the square of its drawing in the picture's own units. */
export const sceneChild = z.object({
  x: z.number(),
  y: z.number(),
  size: z.number(),
  mood: z.enum(SCENE_MOODS),
});

export type SceneChild = z.output<typeof sceneChild>;
