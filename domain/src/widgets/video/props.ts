import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { assetByLanguage, picture, speeds, transcript } from "../media-fields.ts";

/** A short film. Offline it is its poster and transcript. */
export const videoProps = z.strictObject({
  label: text(2),
  asset: assetByLanguage,
  /** Captions (WebVTT) of a film in which someone speaks. */
  captions: z.optional(assetByLanguage),
  poster: picture,
  transcript: transcript(60),
  speeds,
});

export type VideoProps = z.output<typeof videoProps>;
