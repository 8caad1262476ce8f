import { globSync, readFileSync } from "node:fs";
import { fromRoot } from "../../scripts/internal/paths.ts";

/** Names of the gallery's stories of primitives, from their titles. */
export const STORY_NAMES: readonly string[] = globSync(fromRoot("web/gallery/stories/**/*.story.tsx"))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/story\(\{\s+title: "([^"]+)"/g)])
  .flatMap(([, title]) => (title === undefined ? [] : [title.toLowerCase().replaceAll(" ", "-")]))
  .toSorted();
