import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { isAllowedLink, LINK_HOSTS } from "../../content/markup.ts";
import type { ShownWidget } from "../widget.ts";

const address = z
  .string()
  .check(z.refine(isAllowedLink, `expected an https link to one of ${LINK_HOSTS.join(", ")}`));

/** A link to a page outside the product, one for each language. */
export const externalLinkProps = z.strictObject({
  label: text(2),
  url: z.strictObject({ ko: address, en: address }),
  /** What is found there. That it opens outside is said without it. */
  note: z.optional(text(3)),
});

export type ExternalLinkProps = z.output<typeof externalLinkProps>;

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
