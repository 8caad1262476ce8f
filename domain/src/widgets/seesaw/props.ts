import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";

const side = z.strictObject({ label: text(1), rows: options(2) });

/** What gives and what takes, weighed against each other. Both sides may have the same rows, such as three people. */
export const seesawProps = z.strictObject({
  label: text(3),
  gives: side,
  takes: side,
  /** Whether every row must be weighed; otherwise one on each side is enough. */
  every: z._default(z.boolean(), false),
  /** The side whose weighed rows another widget gets with `from`, heaviest first. */
  feeds: z._default(z.enum(["gives", "takes"]), "takes"),
});

export type SeesawProps = Evaluated<z.output<typeof seesawProps>>;
