import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DRAWINGS } from "@mindle/content/scenes/compose-scene";
import { runMain } from "./internal/command.ts";
import { drawMedia } from "./internal/media/draw-media.ts";
import { mediaPath, writeMedia } from "./internal/media/media-files.ts";
import { fromRoot } from "./internal/paths.ts";

/** Files that are no drawing of ours: captions and sounds. */
const FINISHED = fromRoot("content/media");

// Draws the pictures and films of programmes and puts captions and sounds beside them; the children go to what scenes are
// composed of. Run it when one has changed, then `npm run content`,
// and commit the files.
await runMain(async () => {
  const drawn = await drawMedia();
  const children = drawn.filter(({ name }) => name.startsWith("children/"));
  for (const { name, bytes } of children) await writeFile(join(DRAWINGS, name), bytes);
  const files = drawn.filter((file) => !children.includes(file));
  for (const name of await readdir(FINISHED))
    files.push({ name, bytes: await readFile(join(FINISHED, name)) });
  await writeMedia(files);
  for (const file of files) console.log(`${mediaPath(file)}: ${file.bytes.length} bytes`);
  return 0;
});
