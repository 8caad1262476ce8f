import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { MOST_DAYS } from "./value.ts";

/**
 * Envelopes in which a worry waits until its day, and then is laid beside what came. `whatif` is a worry, of which another one
 * may be sealed on a later day; `prediction` is what one expects of an act, `keep` a worry that is left for long: one each.
 */
export const worryEnvelopesProps = z.strictObject({
  label: text(3),
  kind: z.enum(["whatif", "prediction", "keep"]),
  /** After how many days it is opened, unless the person chooses another day. */
  days: z._default(z.int().check(z.minimum(1), z.maximum(MOST_DAYS)), 7),
});

export type WorryEnvelopesProps = z.output<typeof worryEnvelopesProps>;
