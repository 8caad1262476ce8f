import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";
import { LOOK, RATE, sizeOf, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { type SeesawValue, seesaw } from "./definition.ts";

const side = z.strictObject({ label: text(1), rows: options(2) });

/** What gives and what takes, weighed against each other. Both sides may have the same rows, such as three people. */
export const seesawProps = z.strictObject({
  label: text(3),
  gives: side,
  takes: side,
});

export type SeesawProps = Evaluated<z.output<typeof seesawProps>>;

const PEOPLE = {
  sister: { ko: "언니", en: "My sister" },
  colleague: { ko: "회사 동료", en: "A colleague" },
  friend: { ko: "오래된 친구", en: "An old friend" },
};

export const seesawWidget: AnsweredWidget<SeesawProps, SeesawValue> = {
  props: seesawProps,
  definition: seesaw,
  // Half of the rows on each side carry a weight, and the seesaw is looked at.
  seconds: ({ gives, takes }) => THINK + RATE * ((sizeOf(gives.rows) + sizeOf(takes.rows)) / 2) + LOOK,
  values: ({ gives, takes }, draw, fc) => {
    const weight = draw.either(fc.integer({ min: 1, max: 5 }), fc.constantFrom(0, 6, 2.5));
    return fc.record({
      gives: draw.some(Object.keys(gives.rows), weight),
      takes: draw.some(Object.keys(takes.rows), weight),
    });
  },
  examples: {
    props: {
      usual: {
        label: { ko: "리기가 주는 것과 가져가는 것", en: "What Riggy gives and takes" },
        gives: {
          label: { ko: "주는 것", en: "Gives" },
          rows: {
            praise: { ko: "칭찬", en: "Praise" },
            calm: { ko: "잠깐의 안심", en: "Relief for a moment" },
            trust: { ko: "믿을 만하다는 말", en: "Being called reliable" },
          },
        },
        takes: {
          label: { ko: "가져가는 것", en: "Takes" },
          rows: {
            sleep: { ko: "잠", en: "Sleep" },
            evenings: { ko: "저녁 시간", en: "Evenings" },
            joy: { ko: "해낸 기쁨", en: "The joy of having done it" },
          },
        },
      },
      people: {
        label: { ko: "세 사람과 주고받는 마음", en: "Give and take with three people" },
        gives: { label: { ko: "내가 주는 마음", en: "What I give" }, rows: PEOPLE },
        takes: { label: { ko: "돌아오는 마음", en: "What comes back" }, rows: PEOPLE },
      },
      many: {
        label: {
          ko: "고르고 싶은 만큼만 올려 보세요. 무거울수록 큰 돌이에요. 기울어도 괜찮아요",
          en: "Put on as many as you like. The heavier it is, the larger the pebble. It may tip",
        },
        gives: {
          label: { ko: "지금까지 나에게 준 것", en: "What it has given me up to now" },
          rows: Object.fromEntries(
            Array.from({ length: 12 }, (_, at) => [
              `give${at + 1}`,
              {
                ko: `틀리지 않을 거라는 믿음으로 버틸 수 있었던 ${at + 1}번째 밤`,
                en: `Night ${at + 1} that I got through, sure that I would not be wrong`,
              },
            ]),
          ),
        },
        takes: {
          label: { ko: "나에게서 가져간 것", en: "What it has taken from me" },
          rows: { weekend: { ko: "주말", en: "Weekends" } },
        },
      },
    },
    valid: [
      { props: "usual", value: { gives: { praise: 2, calm: 4 }, takes: { sleep: 5 } } },
      {
        props: "people",
        value: {
          gives: { sister: 1, colleague: 5, friend: 3 },
          takes: { sister: 5, colleague: 1, friend: 3 },
        },
      },
    ],
    invalid: [
      { props: "usual", value: { gives: {}, takes: {} }, codes: ["no-answer", "no-answer"] },
      {
        props: "usual",
        value: { gives: { calm: 6 }, takes: { sleep: 0 } },
        codes: ["unknown-choice", "unknown-choice"],
      },
      {
        props: "people",
        value: { gives: { sister: 1, colleague: 5, friend: 3 }, takes: { sister: 5, friend: 2.5 } },
        codes: ["unknown-choice"],
      },
    ],
  },
};
