import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";

/** The head of a page: the step's number and title and the page counter, which the viewer knows by itself. */
export const contentHeadProps = z.strictObject({
  /** Title of this page, in the place of the step's. */
  title: z.optional(text(2)),
});

export type ContentHeadProps = z.output<typeof contentHeadProps>;
