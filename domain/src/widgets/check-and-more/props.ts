import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters, most, options } from "../fields.ts";

/** A list to tick, with rows of the person's own words below. */
export const checkAndMoreProps = z.strictObject({
  label: text(3),
  options: options(3),
  /** What the rows of one's own are for. */
  more: z._default(text(2), { ko: "내 말로도 적어 볼까요?", en: "Anything in your own words?" }),
  /** Most rows of one's own. */
  max: z._default(most, 3),
  characters: characters(100),
});

export type CheckAndMoreProps = Evaluated<z.output<typeof checkAndMoreProps>>;
