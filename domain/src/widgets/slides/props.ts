import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { panel } from "../media-fields.ts";

/** Pictures and words to leaf through at one's own pace. */
export const slidesProps = z.strictObject({
  /** What the slides are about, for screen readers. */
  label: text(2),
  slides: z.array(panel).check(z.minLength(1), z.maxLength(12)),
});

export type SlidesProps = z.output<typeof slidesProps>;
