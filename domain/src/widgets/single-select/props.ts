import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";

/** One choice out of several. */
export const singleSelectProps = z.strictObject({
  label: text(3),
  options: options(2, { least: 2 }),
});

export type SingleSelectProps = Evaluated<z.output<typeof singleSelectProps>>;
