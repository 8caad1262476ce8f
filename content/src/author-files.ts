import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { checkedContent } from "./compile.ts";
import type { Mistake } from "./files/content-error.ts";
import { FROZEN_VERSIONS } from "./files/file-names.ts";
import { firstStepFiles } from "./first-steps.ts";
import { authorSchemas } from "./json-schema.ts";
import { SCENE_FILE } from "./scenes/compose-scene.ts";
import { sceneFiles } from "./scenes/step-scenes.ts";
import { compareTranslations, type Translations, textPairsOf } from "./translations.ts";

const PACKAGE = join(import.meta.dirname, "..");

/** Files of this package that are made from what authors wrote. */
export interface AuthorFiles {
  /** By their paths in it. The schemas are not committed. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths on the site of pictures, sounds and films that published pages have: they stay. */
  readonly published: ReadonlySet<string>;
  readonly stale: readonly Mistake[];
}

/** What Hosting serves as it is, from this package. */
const SITE = "../web/public";

/** The steps that visitors get, in the client. */
export const FIRST_STEP_FILES = "../web/src/features/assessment-result/first-step/steps";

export const TRANSLATIONS = "translations.json";

const translations = z.record(z.string(), z.array(z.string()));

interface AuthorOptions {
  /** Takes stale translations for checked. */
  readonly accept?: boolean;
  /** Takes the present version of all programmes for published: from then on it stays. */
  readonly freeze?: boolean;
}

/** Makes the known translations, the editors' schemas, the pictures of the steps and the steps that visitors get. Throws a ContentError when the content has mistakes. */
export async function makeAuthorFiles({
  accept = false,
  freeze = false,
}: AuthorOptions = {}): Promise<AuthorFiles> {
  const known = await readTranslations();
  const content = await checkedContent();
  const compared = compareTranslations(textPairsOf(content), known, accept);
  const files = new Map([[TRANSLATIONS, toText(compared.translations)]]);
  if (freeze) files.set(`data/${FROZEN_VERSIONS}`, toText(content.served));
  for (const [name, schema] of Object.entries(authorSchemas())) {
    files.set(
      `schema/${name}.schema.json`,
      toText({ $schema: "http://json-schema.org/draft-07/schema#", ...schema }),
    );
  }
  for (const [name, step] of firstStepFiles(content)) files.set(join(FIRST_STEP_FILES, name), toText(step));
  for (const { path, text } of sceneFiles(content)) files.set(join(SITE, path), text);
  const published = Object.values(content.published.configs).flatMap(({ assets }) => Object.values(assets));
  return { files, published: new Set(published), stale: compared.stale };
}

export async function readTranslations(): Promise<Translations> {
  return z.parse(translations, JSON.parse(await readFile(join(PACKAGE, TRANSLATIONS), "utf8")));
}

/** Writes the files, and removes pictures of steps that no step has any more, nor had when it was published. */
export async function writeAuthorFiles({ files, published }: AuthorFiles): Promise<void> {
  const pictures = join(SITE, "assets");
  for (const name of await readdir(join(PACKAGE, pictures))) {
    const file = join(pictures, name);
    const isLeft = files.has(file) || published.has(`/assets/${name}`);
    if (name.startsWith(SCENE_FILE) && !isLeft) await rm(join(PACKAGE, file));
  }
  for (const folder of ["schema", FIRST_STEP_FILES]) await mkdir(join(PACKAGE, folder), { recursive: true });
  for (const [file, text] of files) await writeFile(join(PACKAGE, file), text);
}

function toText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
