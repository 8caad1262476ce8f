import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";
import type { ShownWidget } from "../widget.ts";

/** The parts of earlier answers in one list, such as the statements of a question set that were answered highest. */
export const answerListProps = z.strictObject({
  label: text(2),
  /** Mostly `{ from: answer }`; a measure on two pages has two. */
  lists: z.array(options(4)).check(z.minLength(1, "expected at least one")),
});

export type AnswerListProps = Evaluated<z.output<typeof answerListProps>>;

const label = { ko: "자주 그랬다고 고른 문장이에요", en: "These you marked as often" };
const often = (ko: string, en: string) => ({ ko: `${ko}: 자주 그랬어요`, en: `${en}: Often` });

export const answerListWidget: ShownWidget<AnswerListProps> = {
  props: answerListProps,
  examples: {
    props: {
      usual: {
        label,
        lists: [
          {
            rush: often("할 일이 한꺼번에 몰려왔어요", "Everything came at me at once"),
            alone: often("혼자 다 떠안은 것 같았어요", "It felt as if it all rested on me"),
          },
          { end: often("언제 끝날지 막막했어요", "I could see no end to it") },
        ],
      },
      many: {
        label,
        lists: [
          {
            rush: often("할 일이 한꺼번에 몰려왔어요", "Everything came at me at once"),
            small: often("작은 일에도 짜증이 났어요", "Small things got on my nerves"),
            tight: often("어깨나 턱에 힘이 들어가 있었어요", "My shoulders or jaw were tense"),
            rest: often("쉬는 동안에도 마음이 바빴어요", "My mind was busy even while I rested"),
          },
          {
            sudden: often("갑자기 생긴 일에 크게 흔들렸어요", "Something unexpected threw me badly"),
            forget: often("자꾸 깜빡했어요", "I kept forgetting things"),
            heavy: often("자고 나도 몸이 무거웠어요", "My body felt heavy even after sleep"),
          },
        ],
      },
    },
    valid: [],
    invalid: [],
  },
};
