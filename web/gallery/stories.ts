import type { Story } from "./story.ts";

const files = import.meta.glob<Story>("./stories/*.story.tsx", { eager: true, import: "default" });

/** Every story by its name, which is that of its file, in the order of the alphabet. */
export const STORIES: ReadonlyMap<string, Story> = new Map(
  Object.entries(files).map(([path, story]) => [
    path.slice("./stories/".length, -".story.tsx".length),
    story,
  ]),
);
