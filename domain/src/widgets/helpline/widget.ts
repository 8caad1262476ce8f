import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { HELP_KINDS } from "../../safety/help-kind.ts";
import type { ShownWidget } from "../widget.ts";

/** One calm line with the numbers to call, which the client knows. */
export const helplineProps = z.strictObject({
  text: z._default(text(2), {
    ko: "이야기하고 싶어지면 지금 바로 걸 수 있어요.",
    en: "If you’d like to talk to someone, you can call now.",
  }),
  /** The help card whose numbers it names; without it, those who listen. */
  card: z.optional(z.enum(HELP_KINDS)),
});

export type HelplineProps = z.output<typeof helplineProps>;

export const helplineWidget: ShownWidget<HelplineProps> = {
  props: helplineProps,
  examples: {
    props: {
      usual: {
        text: {
          ko: "이야기하고 싶어지면 지금 바로 걸 수 있어요.",
          en: "If you’d like to talk to someone, you can call now.",
        },
      },
      violence: {
        text: {
          ko: "겁나게 하는 사람이 있으면 여기로 걸어요.",
          en: "If someone makes you afraid, call here.",
        },
        card: "violence",
      },
      longest: {
        text: {
          ko: "말하고 싶어지는 날에는 낮이든 밤이든 혼자 있지 말고 여기로 걸어 보세요.",
          en: "You needn’t say. On a day when you want to, call here by day or by night.",
        },
      },
    },
    valid: [],
    invalid: [],
  },
};
