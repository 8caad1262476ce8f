import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { oneRowSource, rowSource } from "../fields.ts";

/** Rows sorted by how urgent and how important they are. */
export const priorityListingProps = z
  .strictObject({
    label: text(3),
    ...rowSource,
    /** Grades of urgency and of importance, from 1 for the least. */
    levels: z._default(z.int().check(z.minimum(2), z.maximum(5)), 3),
  })
  .check(oneRowSource());

export type PriorityListingProps = Evaluated<z.output<typeof priorityListingProps>>;
