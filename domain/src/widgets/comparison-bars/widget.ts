import * as z from "zod/mini";
import { text, unit } from "../../content/authored-text.ts";
import { type Evaluated, numberOr } from "../../content/props.ts";
import { partId } from "../fields.ts";
import { LOOK } from "../shared/answering-time.ts";
import type { ShownWidget } from "../widget.ts";

const bar = numberOr(z.number().check(z.nonnegative("expected 0 or more")));

const side = z.strictObject({ label: text(1) });

/** Two numbers beside each other, once or several times: what was feared and what happened. */
export const comparisonBarsProps = z
  .strictObject({
    label: text(2),
    /** What the two bars of every row stand for. */
    left: side,
    right: side,
    /** A bar whose number is missing is left out. */
    rows: z.record(partId, z.strictObject({ label: text(2), left: bar, right: bar })).check(
      z.refine((rows) => {
        const count = Object.keys(rows).length;
        return count >= 1 && count <= 12;
      }, "expected 1 to 12 rows"),
    ),
    /** The number of a full bar. */
    max: z._default(z.number().check(z.positive("expected more than 0")), 100),
    /** What the figures count. */
    unit: z.optional(unit()),
  })
  .check(
    z.refine(
      ({ rows, max }) =>
        Object.values(rows)
          .flatMap(({ left, right }) => [left, right])
          .every((value) => typeof value !== "number" || value <= max),
      { message: "expected numbers not above max", path: ["rows"] },
    ),
  );

export type ComparisonBarsProps = Evaluated<z.output<typeof comparisonBarsProps>>;

export const comparisonBarsWidget: ShownWidget<ComparisonBarsProps> = {
  props: comparisonBarsProps,
  seconds: () => LOOK,
  examples: {
    props: {
      usual: {
        label: { ko: "걱정한 만큼 일어났나요?", en: "Did it go as feared?" },
        left: { label: { ko: "걱정한 만큼", en: "Feared" } },
        right: { label: { ko: "실제로", en: "Happened" } },
        rows: {
          dread: { label: { ko: "두려움", en: "Dread" }, left: 80, right: 35 },
          notice: { label: { ko: "남들이 알아챈 정도", en: "How much others noticed" }, left: 90, right: 0 },
        },
        max: 100,
        unit: { ko: "%", en: "%" },
      },
      hours: {
        label: { ko: "이번 주와 다음 주", en: "This week and next" },
        left: { label: { ko: "이번 주", en: "This week" } },
        right: { label: { ko: "다음 주", en: "Next week" } },
        rows: { redo: { label: { ko: "고치고 확인하기", en: "Redo and check" }, left: 11, right: 6 } },
        max: 168,
        unit: { ko: "시간", en: "hours" },
      },
      many: {
        label: { ko: "다가가기 전과 다가간 뒤", en: "Before and after reaching out" },
        left: { label: { ko: "다가가기 전에 생각한 반가움", en: "Welcome as I guessed it before" } },
        right: { label: { ko: "다가간 뒤에 느낀 반가움", en: "Welcome as I met it after" } },
        rows: Object.fromEntries(
          Array.from({ length: 12 }, (_, at) => [
            `approach${at + 1}`,
            {
              label: {
                ko: `오래 연락하지 못한 사람에게 먼저 짧은 안부를 보낸 ${at + 1}번째 날`,
                en: `The day I wrote first to someone I had lost touch with, ${at + 1}`,
              },
              left: at,
              right: 10 - at / 2,
            },
          ]),
        ),
        max: 11,
      },
    },
    valid: [],
    invalid: [],
  },
};
