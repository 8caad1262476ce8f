import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters, most, options } from "../fields.ts";
import { PRESS, THINK, ticks } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { type ChecksAndMore, checkAndMore } from "./definition.ts";

/** A list to tick, with rows of the person's own words below. */
export const checkAndMoreProps = z.strictObject({
  label: text(3),
  options: options(3),
  /** What the rows of one's own are for. */
  more: z._default(text(2), { ko: "내 말로도 적어 볼까요?", en: "Anything in your own words?" }),
  /** Most rows of one's own. */
  max: z._default(most, 3),
  characters: characters(100),
});

export type CheckAndMoreProps = Evaluated<z.output<typeof checkAndMoreProps>>;

const row = (text: string, id = "h2m6c9tq") => ({ id, text });

export const checkAndMoreWidget: AnsweredWidget<CheckAndMoreProps, ChecksAndMore> = {
  props: checkAndMoreProps,
  definition: checkAndMore,
  seconds: ({ options }) => THINK + PRESS * ticks(options),
  values: ({ options }, draw, fc) => fc.record({ checked: draw.ids(options), more: draw.rows }),
  examples: {
    props: {
      usual: {
        label: { ko: "해 보니 무엇을 알게 됐나요?", en: "What did trying it show you?" },
        options: {
          smaller: { ko: "생각보다 큰일이 아니었어요", en: "It mattered less than I thought" },
          unseen: { ko: "아무도 알아차리지 못했어요", en: "Nobody noticed" },
          bearable: { ko: "불편했지만 지나갔어요", en: "It was uncomfortable, and it passed" },
          unsure: { ko: "아직 잘 모르겠어요", en: "I am not sure yet" },
        },
        more: { ko: "내 말로 적는다면", en: "In my own words" },
        max: 1,
        characters: 120,
      },
      "one-option": {
        label: { ko: "오늘 나를 도운 건", en: "What helped today" },
        options: { rest: { ko: "쉬었어요", en: "I rested" } },
        more: { ko: "내 말로도 적어 볼까요?", en: "Anything in your own words?" },
        max: 3,
        characters: 10,
      },
      longest: {
        label: {
          ko: "지난 한 주를 돌아봤을 때, 마음이 조금이라도 가벼워졌던 순간이 있었다면 무엇 덕분이었나요?",
          en: "Looking back on this week, if there was a moment when you felt a little lighter, what made it so?",
        },
        options: {
          friend: {
            ko: "걱정하던 일을 친한 사람에게 털어놓았더니, 생각보다 별일 아닌 것처럼 들렸어요",
            en: "I told someone close to me about the thing I was worried about, and it sounded smaller out loud",
          },
          walk: { ko: "걸었어요", en: "I went for a walk" },
        },
        more: {
          ko: "여기에 없는 이야기라면 떠오르는 대로 적어 두세요",
          en: "If it is not here, write it down just as it comes to you",
        },
        max: 12,
        characters: 300,
      },
    },
    valid: [
      { props: "usual", value: { checked: ["bearable", "smaller"], more: [] } },
      { props: "usual", value: { checked: [], more: [row("하나쯤 틀려도 괜찮더라고요")] } },
      { props: "one-option", value: { checked: ["rest"], more: [row("동생과 통화"), row("Soup", "x")] } },
    ],
    invalid: [
      { props: "usual", value: { checked: [], more: [] }, codes: ["no-answer"] },
      { props: "usual", value: { checked: [], more: [row("")] }, codes: ["no-answer", "empty-text"] },
      { props: "usual", value: { checked: ["smaller"], more: [row(" ")] }, codes: ["empty-text"] },
      { props: "usual", value: { checked: ["gone", "unsure"], more: [] }, codes: ["unknown-choice"] },
      { props: "usual", value: { checked: [], more: [row("가", "a"), row("나", "b")] }, codes: ["too-many"] },
      {
        props: "one-option",
        value: { checked: [], more: [row("열 글자가 넘는 이야기예요")] },
        codes: ["too-long"],
      },
    ],
  },
};
