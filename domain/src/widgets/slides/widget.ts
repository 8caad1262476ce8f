import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { panel } from "../fields.ts";
import { BREATH, LOOK, PRESS } from "../shared/answering-time.ts";
import type { ShownWidget } from "../widget.ts";

/** Pictures and words to leaf through at one's own pace. */
export const slidesProps = z.strictObject({
  /** What the slides are about, for screen readers. */
  label: text(2),
  slides: z.array(panel).check(z.minLength(1), z.maxLength(12)),
});

export type SlidesProps = z.output<typeof slidesProps>;

export const slidesWidget: ShownWidget<SlidesProps> = {
  props: slidesProps,
  seconds: ({ slides }) => slides.reduce((sum, slide) => sum + PRESS + doingSeconds(slide), 0),
  examples: {
    props: {
      usual: {
        label: { ko: "리기가 잘된 일을 지우는 방법", en: "How Riggy explains things away" },
        slides: [
          {
            picture: {
              asset: "riggy_luck",
              alt: {
                ko: "리기가 네잎클로버를 들고 고개를 젓고 있어요",
                en: "Riggy shakes its head over a clover",
              },
            },
            title: { ko: "운이 좋았을 뿐이야", en: "It was only luck" },
            text: {
              ko: "잘되면 운이고, 안되면 내 탓이래요.",
              en: "When it goes well it was luck, when it does not it was me.",
            },
          },
          {
            title: { ko: "이번 한 번뿐이야", en: "Only this once" },
            text: {
              ko: "같은 일이 **세 번** 있어도 리기는 세지 않아요.",
              en: "Even when it happens **three times**, Riggy does not count.",
            },
          },
        ],
      },
      pictureOnly: {
        label: { ko: "오늘의 그림", en: "Picture of the day" },
        slides: [
          {
            picture: {
              asset: "mindle_puff",
              alt: { ko: "민들레 씨앗 하나가 날아가요", en: "A dandelion seed flies off" },
            },
          },
        ],
      },
      many: {
        label: { ko: "기준이 올라가는 열두 걸음", en: "Twelve steps of a rising standard" },
        slides: Array.from({ length: 12 }, (_, at) => ({
          title: { ko: `${at + 1}번째로 높아진 기준`, en: `Standard number ${at + 1}` },
          text: {
            ko: "이만하면 됐다고 느낀 순간, 리기는 다음 칸을 가리켜요. 마음이 놓이는 시간은 점점 짧아지고, 살펴볼 곳은 점점 많아져요. 그래서 오늘은 언제 멈출지 먼저 정해 봐요.",
            en: "The moment it feels like enough, Riggy points at the next rung. Relief grows shorter, and there is more and more to check. So today we decide first when to stop.",
          },
        })),
      },
    },
    valid: [],
    invalid: [],
  },
};

/** What a slide asks for: a breath where it has no title, otherwise a look at its picture. */
function doingSeconds({ title, picture }: SlidesProps["slides"][number]): number {
  if (title === undefined) return BREATH;
  return picture === undefined ? 0 : LOOK;
}
