import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";
import { oxMeanings } from "../ox-fields.ts";

/** Statements that the person marks O or X; there is no right answer. */
export const oxListProps = z.strictObject({
  label: text(3),
  meanings: oxMeanings,
  rows: options(3),
});

export type OxListProps = Evaluated<z.output<typeof oxListProps>>;
