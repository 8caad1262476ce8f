import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { panel } from "../fields.ts";
import { PRESS } from "../shared/answering-time.ts";
import type { ShownWidget } from "../widget.ts";

const EXPECTED = "expected false, or a whole number of milliseconds from 1000 to 60000";

const longEnoughToRead = z.int().check(z.minimum(1000, EXPECTED), z.maximum(60_000, EXPECTED));

/** Cards side by side that move on by themselves. */
export const carouselProps = z.strictObject({
  /** What the cards are about, for screen readers. */
  label: text(2),
  cards: z.array(panel).check(z.minLength(2), z.maxLength(12)),
  /** Milliseconds until the next card, or false for cards that wait. */
  autoplay: z._default(z.union([z.literal(false), longEnoughToRead], EXPECTED), 3000),
});

export type CarouselProps = z.output<typeof carouselProps>;

export const carouselWidget: ShownWidget<CarouselProps> = {
  props: carouselProps,
  seconds: ({ cards }) => PRESS * cards.length,
  examples: {
    props: {
      usual: {
        label: { ko: "지나치게 하기와 미루기", en: "Too much and too late" },
        cards: [
          {
            title: { ko: "지나치게", en: "Too much" },
            text: { ko: "메일 한 통을 여덟 번 고쳐 써요.", en: "One mail, rewritten eight times." },
          },
          {
            title: { ko: "너무 늦게", en: "Too late" },
            text: {
              ko: "완벽하게 할 수 있는 날을 기다려요.",
              en: "Waiting for the day when it can be perfect.",
            },
          },
        ],
        autoplay: 3000,
      },
      still: {
        label: { ko: "화 뒤에 숨은 마음", en: "What hides behind anger" },
        cards: [
          {
            picture: {
              asset: "flippy_hurt",
              alt: { ko: "플리피가 무릎을 안고 앉아 있어요", en: "Flippy sits and hugs its knees" },
            },
            title: { ko: "서운함", en: "Hurt" },
          },
          { title: { ko: "두려움", en: "Fear" } },
          { title: { ko: "억울함", en: "Unfairness" } },
          { title: { ko: "피곤함", en: "Tiredness" } },
        ],
        autoplay: false,
      },
      many: {
        label: { ko: "비가 오는 날의 열두 가지 마음", en: "Twelve moods of a rainy day" },
        cards: Array.from({ length: 12 }, (_, at) => ({
          title: { ko: `${at + 1}번째 마음`, en: `Mood number ${at + 1}` },
          text: {
            ko: "창밖을 보다가 문득 지난주에 하지 못한 말이 떠올라요. 그 말을 지금이라도 적어 두면 마음이 조금 가벼워져요.",
            en: "Looking out, something left unsaid last week comes to mind. Writing it down even now makes it a little lighter.",
          },
        })),
        autoplay: 60_000,
      },
    },
    valid: [],
    invalid: [],
  },
};
