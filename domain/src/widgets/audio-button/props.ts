import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { assetByLanguage, transcript } from "../media-fields.ts";

/** A button that plays a short sound. */
export const audioButtonProps = z.strictObject({
  /** Names what is played. */
  label: text(1),
  asset: assetByLanguage,
  transcript: transcript(5),
});

export type AudioButtonProps = z.output<typeof audioButtonProps>;
