import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { labelled, partId } from "../fields.ts";
import { PRESS, sizeOf, THINK } from "../shared/answering-time.ts";
import type { AnsweredWidget } from "../widget.ts";
import { shareLine } from "./definition.ts";

/**
 * A message to someone the user knows, sent through the phone's share sheet. What is written is kept nowhere: the
 * answer is the day on which it was shared.
 */
export const shareLineProps = z.strictObject({
  label: text(2),
  /** What the words may say, part by part; each option is a sentence. */
  parts: z
    .record(partId, z.strictObject({ label: text(2), options: labelled(3) }))
    .check(z.refine((parts) => Object.keys(parts).length > 0, "expected at least 1")),
});

export type ShareLineProps = Evaluated<z.output<typeof shareLineProps>>;

export const shareLineWidget: AnsweredWidget<ShareLineProps, string> = {
  props: shareLineProps,
  definition: shareLine,
  // A sentence for each part, then the phone's own sheet.
  seconds: ({ parts }) => THINK + PRESS * sizeOf(parts) + THINK,
  values: (_, draw, fc) =>
    draw.either(fc.constantFrom("2026-03-02", "2026-03-03"), fc.constantFrom("2026-02-30")),
  examples: {
    props: {
      usual: {
        label: {
          ko: "편한 사람에게 보낼 말을 골라 보세요",
          en: "Choose what to tell someone you’re easy with",
        },
        parts: {
          practise: {
            label: { ko: "요즘 하는 연습", en: "What I practise" },
            options: {
              once: {
                ko: "보낸 메시지를 다시 안 읽는 연습을 하고 있어.",
                en: "I’m practising not to reread what I’ve sent.",
              },
              enough: {
                ko: "이만하면 됐다고 말하는 연습을 하고 있어.",
                en: "I’m practising to say “that will do”.",
              },
            },
          },
          helps: {
            label: { ko: "도움이 되는 것", en: "What helps" },
            options: {
              ask: {
                ko: "가끔 “오늘은 몇 시에 멈췄어?” 하고 물어봐 줘.",
                en: "Now and then, ask me when I stopped today.",
              },
            },
          },
          hinders: {
            label: { ko: "도움이 안 되는 것", en: "What doesn’t" },
            options: {
              praise: { ko: "대단하다는 말은 안 해 줘도 돼.", en: "No need to tell me I’m amazing." },
            },
          },
        },
      },
    },
    valid: [{ props: "usual", value: "2026-11-28" }],
    invalid: [{ props: "usual", value: "2026-11-58", codes: ["unknown-choice"] }],
  },
};
