import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { labelled, partId } from "../fields.ts";

/** Tags in groups. */
export const hashtagPickerV2Props = z.strictObject({
  /** Absent where the text before it asks the question. */
  label: z.optional(text(3)),
  groups: z.record(partId, z.strictObject({ label: text(1), options: labelled(1) })).check(
    z.refine((groups) => Object.keys(groups).length > 0, "expected at least 1"),
    z.refine((groups) => {
      const ids = Object.values(groups).flatMap(({ options }) => Object.keys(options));
      return new Set(ids).size === ids.length;
    }, "expected no option's id twice: answers do not hold the group"),
  ),
});

export type HashtagPickerV2Props = Evaluated<z.output<typeof hashtagPickerV2Props>>;
