import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { labelled, partId } from "../fields.ts";

/**
 * A few words for somebody near, sent by the person through their phone's own way of sharing. What is written is kept nowhere: the
 * answer is the day on which it was shared.
 */
export const shareLineProps = z.strictObject({
  label: text(2),
  /** What the words may say, part by part; each option is a sentence. */
  parts: z
    .record(partId, z.strictObject({ label: text(2), options: labelled(3) }))
    .check(z.refine((parts) => Object.keys(parts).length > 0, "expected at least 1")),
});

export type ShareLineProps = Evaluated<z.output<typeof shareLineProps>>;
