import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { ShownWidget } from "../widget.ts";

/** The head of a page: the step's number and title and the page counter, which the viewer knows by itself. */
export const contentHeadProps = z.strictObject({
  /** Title of this page, in the place of the step's. */
  title: z.optional(text(2)),
});

export type ContentHeadProps = z.output<typeof contentHeadProps>;

export const contentHeadWidget: ShownWidget<ContentHeadProps> = {
  props: contentHeadProps,
  examples: {
    props: {
      usual: {},
      title: { title: { ko: "오늘은 여기까지", en: "Enough for today" } },
      longest: {
        title: {
          ko: "하나쯤 덜 다듬어도 괜찮은지 오늘 작은 일로 직접 알아봐요",
          en: "Find out with one small thing today whether less polish will really do",
        },
      },
    },
    valid: [],
    invalid: [],
  },
};
