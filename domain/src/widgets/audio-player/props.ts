import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { assetByLanguage, speeds, transcript } from "../media-fields.ts";

const seconds = z.number().check(z.minimum(2), z.maximum(12));

/** A recording to listen to, such as a breathing exercise, or words to read over a quiet sound until there is a recording. */
export const audioPlayerProps = z.strictObject({
  label: text(2),
  asset: assetByLanguage,
  transcript: transcript(150),
  speeds,
  /** Seconds of breathing in and out that the picture keeps to, for recordings that guide the breath. */
  breath: z.optional(z.strictObject({ in: seconds, out: seconds })),
  /**
   * The asset is a quiet sound to repeat, and the paragraphs of the transcript appear one by one, as slowly as a voice would say
   * them. A recording takes the sound's place: then this goes.
   */
  paced: z.optional(z.literal(true)),
});

export type AudioPlayerProps = z.output<typeof audioPlayerProps>;
