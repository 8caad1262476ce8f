import { readdir, readFile } from "node:fs/promises";
import { runMain } from "./internal/failure.ts";
import { drawMedia } from "./internal/media/draw-media.ts";
import { encodeSound } from "./internal/media/encode-sound.ts";
import { type MediaFile, mediaPath, writeMedia } from "./internal/media/media-files.ts";
import { SAMPLE_RATE, sounds } from "./internal/media/sounds.ts";
import { fromRoot } from "./internal/paths.ts";

/** Files that are no drawing or sound of ours: captions, and recordings once there are any. */
const WRITTEN = fromRoot("content/media");

// Makes the sounds, pictures and films of programmes. Run it when one has changed, then `npm run content`, and commit the files.
await runMain(async () => {
  const files: MediaFile[] = [];
  for (const { name, samples } of sounds())
    files.push({ name, bytes: await encodeSound(samples, SAMPLE_RATE) });
  files.push(...(await drawMedia()));
  for (const name of await readdir(WRITTEN)) {
    files.push({ name, bytes: await readFile(fromRoot("content/media", name)) });
  }
  await writeMedia(files);
  for (const file of files) console.log(`${mediaPath(file)}: ${file.bytes.length} bytes`);
  return 0;
});
