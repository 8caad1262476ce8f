import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";

/** The parts of earlier answers in one list, such as the statements of a question set that were answered highest. */
export const answerListProps = z.strictObject({
  label: text(2),
  /** Mostly `{ from: answer }`; a measure on two pages has two. */
  lists: z.array(options(4)).check(z.minLength(1, "expected at least one")),
});

export type AnswerListProps = Evaluated<z.output<typeof answerListProps>>;
