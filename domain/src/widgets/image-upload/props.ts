import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters } from "../fields.ts";

/** A picture of the person's own, which they may describe. */
export const imageUploadProps = z.strictObject({
  label: text(3),
  /** Most characters of the description. */
  characters: characters(100),
});

export type ImageUploadProps = Evaluated<z.output<typeof imageUploadProps>>;
