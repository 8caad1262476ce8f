import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { blankName, blankNames, characters, haveBlanks, options, partId, sentence } from "../fields.ts";
import { sizeOf, THINK, WORD } from "../shared/answering-time.ts";
import { ROW } from "../shared/blanks.ts";
import type { AnsweredWidget } from "../widget.ts";
import { type FilledSentences, strengthsFillIn } from "./definition.ts";

/**
 * Sentences whose `{blanks}` the person fills. With `rows`, such as the acts of an earlier answer, there is one
 * sentence, which is asked for each of them in the place of `{row}`.
 */
export const strengthsFillInProps = z
  .strictObject({
    label: text(3),
    sentences: z.record(partId, sentence(3)),
    /** What goes into each blank: shown in it, and its name for screen readers. The last one is the strength. */
    blanks: z.record(blankName, text(1)).check(
      z.refine((blanks) => Object.keys(blanks).length > 0, "expected at least 1"),
      z.refine(
        (blanks) => !Object.hasOwn(blanks, ROW),
        "expected no blank named row: {row} is the label of a row",
      ),
    ),
    rows: z.optional(options(2)),
    characters: characters(40),
  })
  .check(
    z.refine(({ sentences }) => Object.keys(sentences).length > 0, {
      error: "expected at least 1",
      path: ["sentences"],
    }),
    z.refine(({ sentences, rows }) => rows === undefined || Object.keys(sentences).length === 1, {
      error: "expected one sentence for all rows",
      path: ["sentences"],
    }),
    z.refine(
      ({ sentences, blanks, rows }) =>
        haveBlanks(Object.values(sentences), rows === undefined ? blanks : { ...blanks, [ROW]: true }),
      {
        error: "expected blanks for each {blank} of the sentences, and no others; {row} goes with rows",
        path: ["blanks"],
      },
    ),
  );

export type StrengthsFillInProps = Evaluated<z.output<typeof strengthsFillInProps>>;

export const strengthsFillInWidget: AnsweredWidget<StrengthsFillInProps, FilledSentences> = {
  props: strengthsFillInProps,
  definition: strengthsFillIn,
  ownNames: blankNames,
  seconds: ({ rows, sentences }) => THINK + WORD * sizeOf(rows ?? sentences),
  values: ({ rows, sentences, blanks }, draw) =>
    draw.some(Object.keys(rows ?? sentences), draw.some(Object.keys(blanks), draw.text)),
  examples: {
    props: {
      usual: {
        label: { ko: "내가 한 일에서 찾아볼까요?", en: "Shall we look in what you did?" },
        sentences: {
          hard: {
            ko: "힘들었지만 {act} 했던 날, 나는 {quality} 사람이었어요.",
            en: "On the hard day when I {act}, I was {quality}.",
          },
          quiet: {
            ko: "아무도 몰라줬지만 {act} 했던 날에도 나는 {quality} 사람이었어요.",
            en: "When I {act} and nobody knew, I was {quality} as well.",
          },
        },
        blanks: { act: { ko: "한 일", en: "what I did" }, quality: { ko: "어떤", en: "how I was" } },
        characters: 30,
      },
      rows: {
        label: { ko: "내가 한 일에 어떤 마음이 있었나요?", en: "What was behind what you did?" },
        sentences: {
          behind: {
            ko: "‘{row}’ 뒤에는 {strength} 마음이 있었어요.",
            en: "Behind “{row}” was my {strength}.",
          },
        },
        blanks: { strength: { ko: "어떤", en: "strength" } },
        rows: {
          moving: { ko: "동생 이사 돕기", en: "helping my brother move" },
          speaking: { ko: "회의에서 먼저 말하기", en: "speaking first in the meeting" },
        },
        characters: 10,
      },
      longest: {
        label: {
          ko: "누가 나를 칭찬해 줬던 순간을 하나 떠올리고, 그때 내가 보여 준 모습을 천천히 적어 보세요",
          en: "Think of a moment when someone thanked you, and write down slowly what you showed them of yourself",
        },
        sentences: {
          thanks: {
            ko: "{person}에게 고맙다는 말을 들은 날, {act} 했을 뿐인데 거기엔 {quality} 마음이 있었어요.",
            en: "When {person} said thank you, I had only {act}, but looking back there was something {quality} in it.",
          },
        },
        blanks: {
          person: { ko: "고맙다고 말해 준 사람이나 사람들", en: "The person or people who said thank you" },
          act: { ko: "내가 그때 별생각 없이 했던 일", en: "What I did then without thinking about it" },
          quality: { ko: "지금 다시 보니 담겨 있던 마음", en: "What I can now see that there was in it" },
        },
        characters: 60,
      },
    },
    valid: [
      {
        props: "usual",
        value: {
          hard: { act: "끝까지 이야기를 들어 주려고", quality: "참을성 있는" },
          quiet: { act: "컵을 치워 두려고", quality: "살피는 " },
        },
      },
      {
        props: "rows",
        value: { moving: { strength: "아끼는" }, speaking: { strength: "용감한" } },
      },
      {
        props: "longest",
        value: { thanks: { person: "옆자리 동료", act: "파일을 찾아 주려고", quality: "세심한" } },
      },
    ],
    invalid: [
      { props: "rows", value: {}, codes: ["incomplete", "incomplete"] },
      {
        props: "rows",
        value: { moving: { strength: " " }, speaking: { strength: "용감한" } },
        codes: ["incomplete"],
      },
      {
        props: "rows",
        value: { moving: { strength: "열 글자가 넘는 이야기예요" }, speaking: { strength: "용감한" } },
        codes: ["too-long"],
      },
    ],
  },
};
