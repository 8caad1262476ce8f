import * as z from "zod/mini";
import { assetKey } from "../../content/activity.ts";
import { text } from "../../content/authored-text.ts";
import { type Evaluated, isPartsFrom, type Labelled } from "../../content/props.ts";
import { options, partId } from "../fields.ts";
import { PRESS, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { singleSelect } from "./definition.ts";

/**
 * How choices look: `bubbles` like messages of one's own, `cards` two beside each other, `strip` as pills in one line, `list` as rows.
 */
const choiceLook = z.enum(["bubbles", "cards", "strip", "list"]);

type ChoiceLook = z.output<typeof choiceLook>;

const QUOTE = /^[“"‘']/;
/** Days, parts of a day, durations. */
const TIME = /(?:요일|분|시간|하루|이틀|일|주|달|해)(?:쯤|만| 넘게)?$/;
/** How a Korean sentence ends, or a part of one that speaks. */
const SPOKEN = /(?:요|까|지|어|야|자|걸)[.?!”’]?$/;
const MAX_IN_STRIP = 7;
const MAX_STRIP_LETTERS = 9;
const MAX_CARDS = 4;
const MAX_CARD_LETTERS = 12;

/** The look of choices whose author names none, by their Korean labels. */
export function defaultLook(options: Labelled): ChoiceLook {
  const labels = Object.values(options).map(({ ko }) => ko);
  const isMost = (pattern: RegExp) =>
    labels.filter((label) => pattern.test(label)).length * 2 > labels.length;
  const longest = Math.max(...labels.map((label) => label.length));
  if (isMost(QUOTE)) return "bubbles";
  if (isMost(TIME) && labels.length <= MAX_IN_STRIP && longest <= MAX_STRIP_LETTERS) return "strip";
  const areNouns = !labels.some((label) => SPOKEN.test(label));
  return areNouns && labels.length <= MAX_CARDS && longest <= MAX_CARD_LETTERS ? "cards" : "list";
}

/** One choice out of several. */
export const singleSelectProps = z.pipe(
  z
    .strictObject({
      label: text(3),
      options: options(2, { least: 2 }),
      look: z.optional(choiceLook),
      /** What stands on the card of an option, beside words that need no picture. */
      pictures: z.optional(z.record(partId, z.strictObject({ asset: assetKey }))),
    })
    .check(
      z.refine(
        ({ options, pictures = {} }) =>
          Object.keys(pictures).every((option) => Object.hasOwn(options, option)),
        { error: "expected pictures of options", path: ["pictures"] },
      ),
    ),
  z.transform(({ look, ...props }) => {
    // What a person typed themselves may be long.
    const usual: ChoiceLook = isPartsFrom(props.options) ? "list" : defaultLook(props.options);
    return { ...props, look: look ?? usual };
  }),
);

export type SingleSelectProps = Evaluated<z.output<typeof singleSelectProps>>;

export const singleSelectWidget: AnsweredWidget<SingleSelectProps, string | null> = {
  props: singleSelectProps,
  definition: singleSelect,
  seconds: () => THINK + PRESS,
  values: ({ options }, draw, fc) => draw.either(draw.id(options), fc.constant(null)),
  examples: {
    props: {
      usual: {
        label: { ko: "지난번에 정한 일은 어땠나요?", en: "How did your last act go?" },
        options: {
          done: { ko: "해 봤어요", en: "I did it" },
          part: { ko: "조금 해 봤어요", en: "I did some of it" },
          not: { ko: "못 했어요", en: "I did not" },
          forgot: { ko: "잊고 있었어요", en: "I forgot" },
        },
        look: "list",
      },
      bubbles: {
        label: { ko: "뭐라고 답해 줄까요?", en: "What will you answer?" },
        options: {
          later: { ko: "“알았어, 한 시간 뒤에 보자”", en: "“All right, see you in an hour”" },
          mine: { ko: "“이 시간은 내가 쓸게”", en: "“This time is mine”" },
          afraid: {
            ko: "“또 불안하구나. 옆에 있어도 돼”",
            en: "“You’re scared again. You may stay beside me”",
          },
          none: { ko: "답하지 않고 그냥 해요", en: "I don’t answer and go on" },
        },
        look: "bubbles",
      },
      cards: {
        label: { ko: "멈출 때를 무엇이 알려 줄까요?", en: "What will tell you when to stop?" },
        options: {
          alarm: { ko: "휴대폰 알람", en: "My phone’s alarm" },
          wash: { ko: "씻으러 가는 시간", en: "Time to wash" },
          home: { ko: "같이 사는 사람", en: "Who I live with" },
          song: { ko: "노래 한 곡", en: "One song" },
        },
        look: "cards",
      },
      three: {
        label: { ko: "나라면 어느 쪽이 더 오래 남을까요?", en: "Which would stay with you longer?" },
        options: {
          praise: { ko: "꼼꼼하다는 말", en: "Being called careful" },
          evening: { ko: "못 나간 저녁", en: "The evening I missed" },
          both: { ko: "둘 다", en: "Both" },
        },
        look: "cards",
        pictures: { praise: { asset: "card" }, evening: { asset: "shoes" } },
      },
      days: {
        label: { ko: "이번 주에 언제가 좋을까요?", en: "Which day of this week suits you?" },
        options: {
          mon: { ko: "월요일", en: "Monday" },
          tue: { ko: "화요일", en: "Tuesday" },
          wed: { ko: "수요일", en: "Wednesday" },
          thu: { ko: "목요일", en: "Thursday" },
          fri: { ko: "금요일", en: "Friday" },
          sat: { ko: "토요일", en: "Saturday" },
          sun: { ko: "일요일", en: "Sunday" },
        },
        look: "strip",
      },
      strip: {
        label: { ko: "지난주에 이런 시간이 얼마쯤 됐을까요?", en: "How much of last week was like this?" },
        options: {
          two: { ko: "두세 시간", en: "Two or three hours" },
          five: { ko: "다섯 시간쯤", en: "About five" },
          ten: { ko: "열 시간쯤", en: "About ten" },
          more: { ko: "열다섯 시간 넘게", en: "Over fifteen" },
          unknown: { ko: "짐작이 안 가요", en: "I can’t tell" },
        },
        look: "strip",
      },
    },
    valid: [
      { props: "usual", value: "part" },
      { props: "bubbles", value: "mine" },
      { props: "cards", value: "wash" },
      { props: "days", value: "thu" },
      { props: "strip", value: "ten" },
    ],
    invalid: [
      { props: "usual", value: null, codes: ["no-answer"] },
      { props: "usual", value: "gone", codes: ["unknown-choice"] },
    ],
  },
};
