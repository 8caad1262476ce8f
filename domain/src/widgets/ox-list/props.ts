import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options, oxMeanings } from "../fields.ts";

/** Statements that the person marks O or X; there is no right answer. */
export const oxListProps = z.strictObject({
  label: text(3),
  meanings: oxMeanings,
  rows: options(3),
});

export type OxListProps = Evaluated<z.output<typeof oxListProps>>;
