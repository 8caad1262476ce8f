import * as z from "zod/mini";
import { richText, text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { labelled, options } from "../fields.ts";

/**
 * A card for a first word to somebody: written, sent or said by hand, and looked at together once an answer may have come.
 * Nothing is sent. `hello` is a message, `near` a greeting in passing, `line` a sentence with a question, said to somebody.
 */
export const helloCardProps = z.strictObject({
  label: text(3),
  kind: z.enum(["hello", "near", "line"]),
  /** To whom. No names. */
  roles: options(1),
  /** Words to begin with, the same ids in both tones: 존댓말 and 반말. Of a greeting, the greetings. */
  starts: z
    .strictObject({ formal: labelled(3), plain: labelled(3) })
    .check(
      z.refine(
        ({ formal, plain }) => Object.keys(formal).sort().join() === Object.keys(plain).sort().join(),
        "expected the same starts in both tones",
      ),
    ),
  /** Words with earlier answers, offered before the starts. Those that miss an answer are left out. */
  prefill: z.optional(z.array(richText(4)).check(z.minLength(1), z.maxLength(3))),
  /** Other reasons for silence, an earlier answer with rows: the last two come first. */
  quiet: z.optional(options(2)),
});

export type HelloCardProps = Evaluated<z.output<typeof helloCardProps>>;
