import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { type Evaluated, numberOr } from "../../content/props.ts";
import { options, partId } from "../fields.ts";
import { PRESS, RATE, sizeOf, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { timeAllocation, type Week } from "./definition.ts";
import { HOURS_PER_WEEK, REST } from "./week.ts";

const hours = z.int().check(z.minimum(0), z.maximum(HOURS_PER_WEEK));

/** The 168 hours of a week, given out to rows. */
export const timeAllocationProps = z
  .strictObject({
    label: text(3),
    rows: options(2),
    /** A row of this name that takes the hours which are left. Expressions call it `rest`. */
    rest: z.optional(text(1)),
    /** Hours that one press adds or takes away. */
    step: z._default(z.literal([1, 5], "expected 1 or 5"), 1),
    /** Hours of another week by row, shown beside this one. */
    beside: z.optional(z.strictObject({ label: text(1), hours: z.record(partId, numberOr(hours)) })),
  })
  .check(
    z.refine(({ step, rest }) => step === 1 || rest !== undefined, {
      message: "expected a rest, since 168 hours cannot be given out in steps of 5",
      path: ["rest"],
    }),
    z.refine(({ rows }) => !Object.hasOwn(rows, REST), {
      message: "expected rows without the id rest",
      path: ["rows"],
    }),
  );

export type TimeAllocationProps = Evaluated<z.output<typeof timeAllocationProps>>;

const WEEK = 168;

export const timeAllocationWidget: AnsweredWidget<TimeAllocationProps, Week> = {
  props: timeAllocationProps,
  definition: timeAllocation,
  // A few presses in each row, which stand for hours that have to be guessed.
  seconds: ({ rows }) => THINK + (RATE + PRESS) * sizeOf(rows),
  values: ({ rows }, draw, fc) => {
    const [first, ...others] = Object.keys(rows);
    const hours = fc.oneof(fc.integer({ min: -1, max: 169 }), fc.integer({ min: 0, max: 60 }));
    // The whole week, cut once before each row but the first.
    const whole = fc
      .tuple(...others.map(() => fc.integer({ min: 0, max: WEEK })))
      .map((cuts) => [0, ...cuts.sort((a, b) => a - b), WEEK])
      .map((ends) =>
        Object.fromEntries(
          (first === undefined ? [] : [first, ...others]).map((id, at) => [
            id,
            (ends[at + 1] ?? WEEK) - (ends[at] ?? 0),
          ]),
        ),
      );
    return draw.either(whole, draw.some(Object.keys(rows), hours));
  },
  examples: {
    props: {
      usual: {
        label: { ko: "지난주를 대충 나눠 볼까요?", en: "Roughly, where did last week go?" },
        rows: {
          sleep: { ko: "잠", en: "Sleep" },
          work: { ko: "일과 공부", en: "Work and study" },
          redo: { ko: "고치고, 확인하고, 미루기", en: "Redo, check, delay" },
          people: { ko: "사람들", en: "People" },
        },
        rest: { ko: "그 밖의 시간", en: "Everything else" },
        step: 5,
      },
      exact: {
        label: { ko: "다음 주는 어떻게 보내고 싶나요?", en: "How would you like next week to go?" },
        rows: {
          sleep: { ko: "잠", en: "Sleep" },
          redo: { ko: "고치고, 확인하고, 미루기", en: "Redo, check, delay" },
          other: { ko: "나머지", en: "The rest" },
        },
        step: 1,
        beside: { label: { ko: "지난주", en: "Last week" }, hours: { sleep: 45, redo: 11, other: 112 } },
      },
      one: {
        label: { ko: "사람들과 보낸 시간", en: "Hours with other people" },
        rows: { contact: { ko: "누군가와 함께", en: "With someone" } },
        rest: { ko: "혼자", en: "Alone" },
        step: 1,
      },
      many: {
        label: {
          ko: "지난 일주일 동안 어디에 시간을 썼는지 떠올려 보세요. 딱 맞지 않아도 괜찮아요",
          en: "Think back over where your hours went this past week. It does not have to be exact",
        },
        rows: Object.fromEntries(
          Array.from({ length: 12 }, (_, at) => [
            `part${at + 1}`,
            {
              ko: `이미 끝낸 일을 다시 열어 작은 곳까지 살펴본 시간, 그 ${at + 1}번째`,
              en: `Time ${at + 1} spent opening finished work again to look at every detail`,
            },
          ]),
        ),
        rest: { ko: "여기에 없는 나머지 모든 시간", en: "All other hours that are not in this list" },
        step: 5,
      },
    },
    valid: [
      { props: "usual", value: { sleep: 50, work: 45, redo: 10 } },
      { props: "exact", value: { sleep: 49, redo: 0, other: 119 } },
      { props: "exact", value: { sleep: 168 } },
      { props: "one", value: { contact: 168 } },
    ],
    invalid: [
      { props: "usual", value: {}, codes: ["no-answer"] },
      { props: "usual", value: { sleep: 170 }, codes: ["total-too-large"] },
      { props: "exact", value: { sleep: 49, redo: 10 }, codes: ["some-left"] },
      { props: "one", value: { contact: -1 }, codes: ["too-small"] },
    ],
  },
};
