import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";
import { RATE, THINK, ticks } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { olympicsGraph, type Podium } from "./definition.ts";

/** A podium for three out of several. With fewer than three options, as many places as there are. */
export const olympicsGraphProps = z.strictObject({
  label: text(3),
  options: options(2),
});

export type OlympicsGraphProps = Evaluated<z.output<typeof olympicsGraphProps>>;

export const olympicsGraphWidget: AnsweredWidget<OlympicsGraphProps, Podium> = {
  props: olympicsGraphProps,
  definition: olympicsGraph,
  seconds: ({ options }) => THINK + RATE * ticks(options),
  values: ({ options }, draw, fc) => {
    const id = fc.constantFrom(...Object.keys(options), "gone", "constructor");
    const ids = Object.keys(options);
    const right = fc.shuffledSubarray(ids, { minLength: Math.min(3, ids.length) }).map(
      ([gold, silver, bronze]): Podium => ({
        ...(gold === undefined ? {} : { gold }),
        ...(silver === undefined ? {} : { silver }),
        ...(bronze === undefined ? {} : { bronze }),
      }),
    );
    return draw.either(right, fc.record({ gold: id, silver: id, bronze: id }, { requiredKeys: [] }));
  },
  examples: {
    props: {
      usual: {
        label: { ko: "내가 아끼는 내 모습 세 가지", en: "Three things I like in myself" },
        options: {
          warm: { ko: "다정함", en: "Warmth" },
          honest: { ko: "솔직함", en: "Honesty" },
          curious: { ko: "궁금해하는 마음", en: "Curiosity" },
          steady: { ko: "꾸준함", en: "Steadiness" },
          playful: { ko: "장난기", en: "Playfulness" },
        },
      },
      two: {
        label: { ko: "어디에 있을 때 편한가요?", en: "Where are you at ease?" },
        options: {
          alone: { ko: "혼자 있는 방", en: "A room of my own" },
          small: { ko: "서너 명이 모인 자리", en: "A table for three or four" },
        },
      },
      one: {
        label: { ko: "남은 하나", en: "The one that is left" },
        options: { kind: { ko: "친절함", en: "Kindness" } },
      },
      many: {
        label: {
          ko: "다른 사람의 눈에 띄지 않아도 소중하게 여기고 싶은 내 모습을 골라 순서를 정해 보세요",
          en: "Choose and rank what you want to treasure in yourself even when nobody else notices it",
        },
        options: Object.fromEntries(
          Array.from({ length: 12 }, (_, at) => [
            `quality${at + 1}`,
            {
              ko: `힘들어하는 사람 곁에 말없이 앉아 있어 준 ${at + 1}번째 순간`,
              en: `Time ${at + 1} that I sat in silence beside someone who was struggling`,
            },
          ]),
        ),
      },
    },
    valid: [
      { props: "usual", value: { gold: "warm", silver: "playful", bronze: "honest" } },
      { props: "two", value: { gold: "small", silver: "alone" } },
      { props: "one", value: { gold: "kind" } },
    ],
    invalid: [
      { props: "usual", value: { gold: "warm", bronze: "honest" }, codes: ["no-answer"] },
      {
        props: "usual",
        value: { gold: "warm", silver: "warm", bronze: "honest" },
        codes: ["unknown-choice"],
      },
      { props: "two", value: { gold: "crowd", silver: "alone" }, codes: ["unknown-choice"] },
    ],
  },
};
