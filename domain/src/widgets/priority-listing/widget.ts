import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";
import { RATE, sizeOf, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { type PriorityListingValue, priorityListing } from "./definition.ts";

/** Rows sorted by how urgent and how important they are. */
export const priorityListingProps = z.strictObject({
  label: text(3),
  rows: options(2),
  /** Grades of urgency and of importance, from 1 for the least. */
  levels: z._default(z.int().check(z.minimum(2), z.maximum(5)), 3),
});

export type PriorityListingProps = Evaluated<z.output<typeof priorityListingProps>>;

export const priorityListingWidget: AnsweredWidget<PriorityListingProps, PriorityListingValue> = {
  props: priorityListingProps,
  definition: priorityListing,
  // How urgent, and how important.
  seconds: ({ rows }) => THINK + 2 * RATE * sizeOf(rows),
  values: ({ rows, levels }, draw, fc) => {
    const grade = draw.either(fc.integer({ min: 1, max: levels }), fc.constantFrom(0, levels + 1));
    const both = fc.record({ urgency: grade, importance: grade });
    const some = fc.record({ urgency: grade, importance: grade }, { requiredKeys: [] });
    return fc.record({ priorities: draw.some(Object.keys(rows), draw.either(both, some)) });
  },
  examples: {
    props: {
      usual: {
        label: { ko: "다음 주에 할 일", en: "Tasks for next week" },
        rows: {
          report: { ko: "보고서 고치기", en: "Correct the report" },
          mother: { ko: "엄마에게 전화하기", en: "Call my mother" },
          room: { ko: "방 치우기", en: "Tidy my room" },
          doctor: { ko: "병원 예약하기", en: "Book the doctor" },
        },
        levels: 3,
      },
      worries: {
        label: { ko: "어떤 걱정이 먼저인가요?", en: "Which worry comes first?" },
        rows: {
          rent: { ko: "다음 달 월세", en: "Next month’s rent" },
          talk: { ko: "금요일 발표", en: "Friday’s talk" },
        },
        levels: 2,
      },
      many: {
        label: {
          ko: "하나씩 읽고 얼마나 급한지, 얼마나 중요한지 골라 보세요. 둘 다 높은 일은 많지 않아도 괜찮아요",
          en: "Read them one by one and choose how urgent and how important each is. Few of them need to be both",
        },
        rows: Object.fromEntries(
          Array.from({ length: 12 }, (_, at) => [
            `task${at + 1}`,
            {
              ko: `지난달부터 시작하려고 마음먹었지만 아직 열어 보지 않은 ${at + 1}번째 일`,
              en: `Task ${at + 1}, which I have meant to begin since last month but not opened yet`,
            },
          ]),
        ),
        levels: 3,
      },
    },
    valid: [
      {
        props: "usual",
        value: {
          priorities: {
            report: { urgency: 3, importance: 1 },
            mother: { urgency: 1, importance: 3 },
            room: { urgency: 1, importance: 1 },
            doctor: { urgency: 2, importance: 3 },
          },
        },
      },
      {
        props: "worries",
        value: {
          priorities: { rent: { urgency: 2, importance: 2 }, talk: { urgency: 1, importance: 2 } },
        },
      },
    ],
    invalid: [
      {
        props: "worries",
        value: { priorities: { rent: { urgency: 2 } } },
        codes: ["incomplete", "incomplete"],
      },
      {
        props: "worries",
        value: {
          priorities: { rent: { urgency: 3, importance: 1 }, talk: { urgency: 1, importance: 1 } },
        },
        codes: ["unknown-choice"],
      },
    ],
  },
};
