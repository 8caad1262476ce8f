import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { assetByLanguage, speeds, transcript } from "../media-fields.ts";

const seconds = z.number().check(z.minimum(2), z.maximum(12));

/** A recording to listen to, such as a breathing exercise. */
export const audioPlayerProps = z.strictObject({
  label: text(2),
  asset: assetByLanguage,
  transcript: transcript(150),
  speeds,
  /** Seconds of breathing in and out that the picture keeps to, for recordings that guide the breath. */
  breath: z.optional(z.strictObject({ in: seconds, out: seconds })),
});

export type AudioPlayerProps = z.output<typeof audioPlayerProps>;
