import * as z from "zod/mini";
import { assetKey } from "../../content/activity.ts";
import { text } from "../../content/authored-text.ts";
import { type Evaluated, isPartsFrom } from "../../content/props.ts";
import { options, partId } from "../fields.ts";
import { type ChoiceLook, choiceLook, defaultLook } from "./look.ts";

/** One choice out of several. */
export const singleSelectProps = z.pipe(
  z
    .strictObject({
      label: text(3),
      options: options(2, { least: 2 }),
      look: z.optional(choiceLook),
      /** What stands on the card of an option, beside words that need no picture. */
      pictures: z.optional(z.record(partId, z.strictObject({ asset: assetKey }))),
    })
    .check(
      z.refine(
        ({ options, pictures = {} }) =>
          Object.keys(pictures).every((option) => Object.hasOwn(options, option)),
        { error: "expected pictures of options", path: ["pictures"] },
      ),
    ),
  z.transform(({ look, ...props }) => {
    // What a person typed themselves may be long.
    const usual: ChoiceLook = isPartsFrom(props.options) ? "list" : defaultLook(props.options);
    return { ...props, look: look ?? usual };
  }),
);

type Authored = z.output<typeof singleSelectProps>;

/** Content that was compiled before there were looks names none. */
export type SingleSelectProps = Evaluated<Omit<Authored, "look">> & Partial<Pick<Authored, "look">>;
