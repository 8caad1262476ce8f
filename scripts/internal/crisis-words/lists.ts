import { readFile } from "node:fs/promises";
import { HELP_KINDS } from "@mindle/domain/safety/help-kind";
import * as z from "zod/mini";

const LISTS = new URL("../../../domain/src/safety/crisis/lists/", import.meta.url);

const listed = z.strictObject({
  text: z.string().check(z.minLength(1)),
  lang: z.enum(["ko", "en"]),
  kind: z.enum([...HELP_KINDS, "none"]),
  /** Means at hand, a time or an act under way. */
  now: z.optional(z.boolean()),
});

/** A sentence as somebody may write it, and what it says of a crisis. */
export type ListedSentence = z.output<typeof listed>;

/** The sentences of a list (`lists/README.md`), one a line. */
export async function readList(
  name: "learned" | "held-out" | "held-out-run-on",
): Promise<readonly ListedSentence[]> {
  const lines = (await readFile(new URL(`${name}.jsonl`, LISTS), "utf8")).trim().split("\n");
  return lines.map((line) => listed.parse(JSON.parse(line)));
}
