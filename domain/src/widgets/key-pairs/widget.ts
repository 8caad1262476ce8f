import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters, fewestRows, options, partId } from "../fields.ts";
import { PRESS, sizeOf, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { keyPairs, type Pair, type Pairs } from "./definition.ts";

/** A collapsible list of labels, each paired with what the person chooses or types. Rows may stay empty. */
export const keyPairsProps = z
  .strictObject({
    label: text(3),
    rows: z.record(
      partId,
      z.strictObject({
        label: text(2),
        /** Answers to choose instead of typing, also parts of an earlier answer. */
        options: z.optional(options(2)),
      }),
    ),
    /** Drawn as a circle, the last row leading to the first. */
    loop: z._default(z.boolean(), false),
    /** Fewest rows that are filled. */
    min: fewestRows,
    characters: characters(100),
  })
  .check(
    z.refine(({ min, rows }) => min <= Object.keys(rows).length, {
      error: "expected a min that is not above the number of rows",
      path: ["min"],
    }),
  );

export type KeyPairsProps = Evaluated<z.output<typeof keyPairsProps>>;

export const keyPairsWidget: AnsweredWidget<KeyPairsProps, Pairs> = {
  props: keyPairsProps,
  definition: keyPairs,
  seconds: ({ rows }) => (THINK + PRESS) * sizeOf(rows),
  values: ({ rows }, draw, fc) => {
    const typed = draw.text.map((text): Pair => ({ text }));
    const pairs = Object.entries(rows).map(([row, { options = {} }]) => {
      const chosen = draw.id(options).map((choice): Pair => ({ choice }));
      const right = Object.keys(options).length === 0 ? typed : fc.oneof(typed, chosen);
      return draw.some([row], draw.either(right, chosen));
    });
    return fc.tuple(...pairs).map((entered) => Object.assign({}, ...entered));
  },
  examples: {
    props: {
      usual: {
        label: { ko: "리기가 나를 어떻게 돌게 하나요?", en: "How does Riggy keep you going round?" },
        rows: {
          trigger: {
            label: { ko: "이럴 때", en: "It begins" },
            options: { work: { ko: "일", en: "Work" }, messages: { ko: "메시지와 메일", en: "Messages" } },
          },
          rule: {
            label: { ko: "리기가 하는 말", en: "Riggy says" },
            options: {
              perfect: { ko: "하나도 틀리면 안 돼", en: "Not a single mistake" },
              first: { ko: "제일 잘해야 해", en: "Be the best" },
            },
          },
          action: {
            label: { ko: "그래서 하는 일", en: "So I" },
            options: {
              check: { ko: "여러 번 확인해요", en: "check again and again" },
              delay: { ko: "시작을 미뤄요", en: "put off starting" },
            },
          },
          aftermath: { label: { ko: "그러고 나면", en: "Afterwards" } },
        },
        loop: true,
        min: 1,
        characters: 60,
      },
      plan: {
        label: { ko: "다시 힘들어지면 이렇게 할게요", en: "When it gets hard again" },
        rows: {
          sign: { label: { ko: "먼저 알아차릴 신호", en: "The early sign" } },
          move: { label: { ko: "가장 먼저 해 볼 일", en: "My first move" } },
          person: { label: { ko: "이야기할 사람", en: "Someone to tell" } },
        },
        loop: false,
        min: 2,
        characters: 10,
      },
      longest: {
        label: {
          ko: "걱정이 시작되는 순간부터 몸에 오는 느낌, 그리고 그때 하게 되는 일까지 차례로 이어 보세요",
          en: "Follow it from the moment the worry starts, through what your body feels, to what you end up doing",
        },
        rows: {
          "what-if": {
            label: {
              ko: "걱정이 시작될 때 머릿속에 제일 먼저 떠오르는 ‘혹시’로 시작하는 말",
              en: "The first “what if” that comes to your mind when the worry starts",
            },
            options: {
              ill: {
                ko: "혹시 큰 병이면 어떡하지, 병원에 가기도 전에 늦은 거면",
                en: "What if it is something serious and I have left it too late",
              },
            },
          },
        },
        loop: false,
        min: 1,
        characters: 200,
      },
    },
    valid: [
      { props: "usual", value: { rule: { choice: "perfect" } } },
      {
        props: "usual",
        value: {
          trigger: { choice: "work" },
          rule: { text: "티 나면 안 돼" },
          action: { choice: "check" },
          aftermath: { text: "다음엔 더 오래 걸려요" },
        },
      },
      {
        props: "plan",
        value: { sign: { text: "늦게 잠들어요" }, move: { text: "A walk" }, person: { text: " " } },
      },
    ],
    invalid: [
      { props: "usual", value: {}, codes: ["no-answer"] },
      { props: "usual", value: { rule: { choice: "gone" } }, codes: ["unknown-choice", "no-answer"] },
      { props: "plan", value: { move: { text: "산책" } }, codes: ["too-few"] },
      {
        props: "plan",
        value: { sign: { text: "열 글자가 넘는 이야기예요" }, person: { text: "엄마" } },
        codes: ["too-long"],
      },
    ],
  },
};
