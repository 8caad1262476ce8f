import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";
import { RATE, sizeOf, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { type AvoidanceTableValue, avoidanceTable } from "./definition.ts";

const rating = z.int().check(z.minimum(0), z.maximum(100));

/** Rows rated from 0 to 100 and sorted like the steps of a ladder, from what is easy to what is most avoided. */
export const avoidanceTableProps = z.strictObject({
  label: text(3),
  rows: options(2),
  /** Ratings of all rows together at most; 100 for each row where it is absent. */
  maxTotal: z.optional(z.int().check(z.minimum(1))),
  /** Between two ratings that can be reached with the slider. */
  step: z._default(z.int().check(z.minimum(1), z.maximum(25)), 5),
  /** The ratings are degrees of how hot one is, not of how hard something is to do. */
  heat: z.optional(z.boolean()),
  /** Ratings of rows that are offered as a good place to begin. */
  begin: z.optional(
    z
      .strictObject({ from: rating, to: rating })
      .check(z.refine(({ from, to }) => from <= to, "expected from not above to")),
  ),
});

export type AvoidanceTableProps = Evaluated<z.output<typeof avoidanceTableProps>>;

export const avoidanceTableWidget: AnsweredWidget<AvoidanceTableProps, AvoidanceTableValue> = {
  props: avoidanceTableProps,
  definition: avoidanceTable,
  seconds: ({ rows }) => THINK + RATE * sizeOf(rows),
  values: ({ rows }, draw, fc) => {
    const rating = draw.either(fc.integer({ min: 0, max: 100 }), fc.constantFrom(-1, 101));
    return fc.record({ ratings: draw.some(Object.keys(rows), rating) });
  },
  examples: {
    props: {
      usual: {
        label: { ko: "일부러 덜 완벽하게 해 볼 일", en: "Things to do less than perfectly" },
        rows: {
          mail: { ko: "메일을 한 번만 읽고 보내기", en: "Sending a mail after reading it once" },
          desk: { ko: "정리 안 된 책상 그대로 두고 퇴근하기", en: "Leaving with an untidy desk" },
          meeting: { ko: "회의에서 준비 없이 한마디 하기", en: "Speaking up unprepared" },
        },
        step: 5,
        begin: { from: 30, to: 50 },
      },
      refusals: {
        label: { ko: "거절하기 얼마나 어려울까요?", en: "How hard would it be to say no?" },
        rows: {
          lunch: { ko: "점심 메뉴 따라가기", en: "Going along with lunch" },
          shift: { ko: "근무 바꿔 주기", en: "Swapping a shift" },
          money: { ko: "돈 빌려주기", en: "Lending money" },
        },
        maxTotal: 200,
        step: 10,
      },
      heat: {
        label: { ko: "몇 도인가요?", en: "How hot is each?" },
        rows: {
          bothered: { ko: "신경 쓰여요", en: "Bothered" },
          hurt: { ko: "서운해요", en: "Let down" },
          everything: { ko: "다 엎고 싶어요", en: "Ready to upend it all" },
        },
        step: 5,
        heat: true,
      },
      many: {
        label: {
          ko: "피하고 싶은 순서를 정해 봐요. 숫자가 클수록 피하고 싶은 마음이 크고, 정답은 없어요",
          en: "Put them in order of how much you would rather avoid them. There is no right answer here",
        },
        rows: Object.fromEntries(
          Array.from({ length: 12 }, (_, at) => [
            `place${at + 1}`,
            {
              ko: `사람이 많은 곳에서 모르는 사람에게 길을 물어보는 ${at + 1}번째 상황`,
              en: `Situation ${at + 1}: asking a stranger for the way in a crowded place`,
            },
          ]),
        ),
        step: 5,
      },
    },
    valid: [
      { props: "usual", value: { ratings: { mail: 35, desk: 0, meeting: 100 } } },
      { props: "refusals", value: { ratings: { lunch: 20, shift: 80, money: 100 } } },
      { props: "heat", value: { ratings: { bothered: 20, hurt: 35, everything: 95 } } },
    ],
    invalid: [
      { props: "usual", value: { ratings: { mail: 35, meeting: 100 } }, codes: ["incomplete"] },
      {
        props: "refusals",
        value: { ratings: { lunch: -1, shift: 101, money: 50 } },
        codes: ["too-small", "too-large"],
      },
      {
        props: "refusals",
        value: { ratings: { lunch: 51, shift: 50, money: 100 } },
        codes: ["total-too-large"],
      },
    ],
  },
};
