import * as z from "zod/mini";
import { text, unit } from "../../content/authored-text.ts";
import { type Evaluated, numberOr } from "../../content/props.ts";
import { partId } from "../fields.ts";
import { LOOK } from "../shared/answering-time.ts";
import type { ShownWidget } from "../widget.ts";

const slice = z.strictObject({
  label: text(1),
  /** Left out where it is missing. */
  value: numberOr(z.number().check(z.nonnegative("expected 0 or more"))),
});

/** Shares of a whole. */
export const pieGraphProps = z
  .strictObject({
    label: text(2),
    slices: z.record(partId, slice).check(
      z.refine((slices) => {
        const count = Object.keys(slices).length;
        return count >= 1 && count <= 12;
      }, "expected 1 to 12 slices"),
    ),
    /** What the figures count. Without it the slices show their share in percent. */
    unit: z.optional(unit()),
    /** The slice that is drawn apart from the others. */
    lifted: z.optional(partId),
  })
  .check(
    z.refine(({ slices, lifted }) => lifted === undefined || Object.hasOwn(slices, lifted), {
      message: "expected the id of a slice",
      path: ["lifted"],
    }),
  );

export type PieGraphProps = Evaluated<z.output<typeof pieGraphProps>>;

export const pieGraphWidget: ShownWidget<PieGraphProps> = {
  props: pieGraphProps,
  seconds: () => LOOK,
  examples: {
    props: {
      usual: {
        label: { ko: "지난주 168시간", en: "Last week’s 168 hours" },
        slices: {
          sleep: { label: { ko: "잠", en: "Sleep" }, value: 49 },
          work: { label: { ko: "일과 공부", en: "Work and study" }, value: 45 },
          redo: {
            label: { ko: "고치고, 확인하고, 미루기", en: "Redo, check, delay" },
            value: 11,
          },
          rest: { label: { ko: "그 밖의 시간", en: "Everything else" }, value: 63 },
        },
        unit: { ko: "시간", en: "hours" },
        lifted: "redo",
      },
      shares: {
        label: { ko: "내가 바라는 내 가치", en: "Where I wish my worth came from" },
        slices: {
          achievement: { label: { ko: "해낸 일", en: "What I achieve" }, value: 3 },
          people: { label: { ko: "곁의 사람", en: "People close to me" }, value: 8 },
          play: { label: { ko: "놀이와 쉼", en: "Play and rest" }, value: 7 },
          none: { label: { ko: "남의 눈", en: "What others think" }, value: 0 },
        },
      },
      one: {
        label: { ko: "하루를 다 가져간 일", en: "What took the whole day" },
        slices: {
          all: { label: { ko: "발표 자료 고치기", en: "Redoing the slides" }, value: 1 },
        },
      },
      many: {
        label: { ko: "이번 주에 만난 시간", en: "Hours of contact this week" },
        slices: Object.fromEntries(
          Array.from({ length: 12 }, (_, at) => [
            `person${at + 1}`,
            {
              label: {
                ko: `오랜만에 안부를 물은 친구 ${at + 1}`,
                en: `A friend I had not asked for long, ${at + 1}`,
              },
              value: at * 0.5,
            },
          ]),
        ),
        unit: { ko: "시간", en: "hours" },
      },
    },
    valid: [],
    invalid: [],
  },
};
