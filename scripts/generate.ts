import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DRAWINGS } from "@mindle/content/scenes/compose-scene";
import { Failure, runMain } from "./internal/command.ts";
import { learnWeights, readList, weightsFile } from "./internal/crisis-words/learn-weights.ts";
import { LICENCE_NOTES, licenceNotes } from "./internal/licences/licence-notes.ts";
import { drawIcons } from "./internal/media/draw-icons.ts";
import { drawMedia } from "./internal/media/draw-media.ts";
import { mediaPath, writeMedia } from "./internal/media/media-files.ts";
import { fromRoot } from "./internal/paths.ts";

/** Files that are taken as they are: pictures, sounds and captions. */
const FINISHED = fromRoot("content/media");

const KINDS: Readonly<Record<string, () => Promise<void>>> = {
  /** The points of words, from the lists of sentences; after each change of the lists or of what is counted. */
  async "crisis-words"() {
    const sentences = await readList("learned");
    for (const language of ["ko", "en"] as const) {
      const weights = learnWeights(language, sentences);
      await writeFile(weightsFile(language), `${JSON.stringify(weights)}\n`);
      console.log(`${language}: ${Object.keys(weights.points).length} features`);
    }
    console.log("Now run: npx vitest run domain/src/safety");
  },
  icons: drawIcons,
  /** The licences of what is delivered. */
  async licences() {
    await writeFile(LICENCE_NOTES, await licenceNotes());
  },
  /** The pictures, films, sounds and captions of programmes; the children go to what scenes are composed of. Then run `npm run content`. */
  async media() {
    const drawn = await drawMedia();
    const children = drawn.filter(({ name }) => name.startsWith("children/"));
    for (const { name, bytes } of children) await writeFile(join(DRAWINGS, name), bytes);
    const files = drawn.filter((file) => !children.includes(file));
    for (const name of await readdir(FINISHED)) {
      files.push({ name, bytes: await readFile(join(FINISHED, name)) });
    }
    await writeMedia(files);
    for (const file of files) console.log(`${mediaPath(file)}: ${file.bytes.length} bytes`);
  },
};

// Writes files that are committed, when what they are made from has changed: generate.ts <kind>.
await runMain(async () => {
  const [kind = ""] = process.argv.slice(2);
  const generate = KINDS[kind];
  if (generate === undefined) throw new Failure(`generate.ts writes ${Object.keys(KINDS).join(", ")}.`);
  await generate();
  return 0;
});
