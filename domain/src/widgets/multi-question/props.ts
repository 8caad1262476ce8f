import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";

/** Several questions with the same options, as a grid. */
export const multiQuestionProps = z.strictObject({
  label: text(3),
  questions: options(3),
  options: options(1, { least: 2 }),
});

export type MultiQuestionProps = Evaluated<z.output<typeof multiQuestionProps>>;
