import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";

/** A podium for three out of several. With fewer than three options, as many places as there are. */
export const olympicsGraphProps = z.strictObject({
  label: text(3),
  options: options(2),
});

export type OlympicsGraphProps = Evaluated<z.output<typeof olympicsGraphProps>>;
