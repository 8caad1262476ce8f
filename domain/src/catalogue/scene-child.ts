import * as z from "zod/mini";

/** How the child of a picture feels by itself. */
export const SCENE_MOODS = ["waving", "worried", "listening", "done"] as const;

/** Where the child of a picture stands, as the square of its drawing in the picture's own units, of which 390 are its width. */
export const sceneChild = z.object({
  x: z.number(),
  y: z.number(),
  size: z.number(),
  mood: z.enum(SCENE_MOODS),
});

export type SceneChild = z.output<typeof sceneChild>;
