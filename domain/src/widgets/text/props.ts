import type * as z from "zod/mini";
import { richText } from "../../content/authored-text.ts";

/** A paragraph, heading or list to read. */
export const textProps = richText(9);

export type TextProps = z.output<typeof textProps>;
