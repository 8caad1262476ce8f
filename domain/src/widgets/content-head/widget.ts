import type { ShownWidget } from "../widget.ts";
import { type ContentHeadProps, contentHeadProps } from "./props.ts";

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
