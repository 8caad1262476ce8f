import type { ShownWidget } from "../widget.ts";
import { type ExternalLinkProps, externalLinkProps } from "./props.ts";

export const externalLinkWidget: ShownWidget<ExternalLinkProps> = {
  props: externalLinkProps,
  examples: {
    props: {
      usual: {
        label: { ko: "가까운 상담 기관 찾아보기", en: "Find support near you" },
        url: { ko: "https://www.mentalhealth.go.kr", en: "https://findahelpline.com" },
        note: {
          ko: "나라에서 운영하고, 누구나 볼 수 있어요.",
          en: "A free directory of people who listen.",
        },
      },
      plain: {
        label: { ko: "위기 상담 전화 안내", en: "988 Lifeline" },
        url: { ko: "https://988lifeline.org/help-yourself/", en: "https://988lifeline.org/help-yourself/" },
      },
      longest: {
        label: {
          ko: "혼자 감당하기 어려운 날에 이야기할 수 있는 곳을 찾아봐요",
          en: "Find someone to talk to on the days that are too much to carry alone",
        },
        url: { ko: "https://findahelpline.com/countries/kr", en: "https://findahelpline.com/countries/us" },
      },
    },
    valid: [],
    invalid: [],
  },
};
