import { readFile, writeFile } from "node:fs/promises";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { scaleTables } from "./scale-tables.ts";

export const SCALE_DOCUMENT = "docs/scale.md";
const BEGIN = "<!-- computed: npm run bench -- scale --write -->";
const END = "<!-- end of what is computed -->";

/** Prints what an active user's day uses and costs; `--write` puts it into docs/scale.md. */
export async function benchScale(args: readonly string[]): Promise<void> {
  console.log(scaleTables());
  if (!args.includes("--write")) return;
  const file = fromRoot(SCALE_DOCUMENT);
  await writeFile(file, withComputed(await readFile(file, "utf8")));
}

/** The document with its computed part as the code computes it now. */
export function withComputed(document: string): string {
  const [before, rest = ""] = document.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error(`${SCALE_DOCUMENT} has no place for what is computed.`);
  return `${before}${BEGIN}\n\n${scaleTables()}\n\n${END}${after}`;
}
