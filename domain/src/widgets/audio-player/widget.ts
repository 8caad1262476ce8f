import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { assetByLanguage, speeds, transcript } from "../fields.ts";
import type { ShownWidget } from "../widget.ts";

const seconds = z.number().check(z.minimum(2), z.maximum(12));

/** A recording to listen to, such as a breathing exercise, or words to read over a quiet sound until there is a recording. */
export const audioPlayerProps = z.strictObject({
  label: text(2),
  asset: assetByLanguage,
  transcript: transcript(150),
  speeds,
  /** Seconds of breathing in and out that the picture keeps to, for recordings that guide the breath. */
  breath: z.optional(z.strictObject({ in: seconds, out: seconds })),
  /**
   * The asset is a quiet sound to repeat, and the paragraphs of the transcript appear one by one, as slowly as a voice would say
   * them. A recording takes the sound's place: then this goes.
   */
  paced: z.optional(z.literal(true)),
});

export type AudioPlayerProps = z.output<typeof audioPlayerProps>;

export const audioPlayerWidget: ShownWidget<AudioPlayerProps> = {
  props: audioPlayerProps,
  examples: {
    props: {
      usual: {
        label: { ko: "다정한 목소리 (4분)", en: "A kind voice (4 minutes)" },
        asset: { ko: "kind_voice_ko", en: "kind_voice_en" },
        transcript: {
          ko: "편한 자세로 앉아 보세요.\n\n잘 안돼도 괜찮아요. 어색하거나 슬퍼져도 괜찮아요.\n\n힘들어하는 친구에게 말하듯, 나에게도 한마디 해 봐요.",
          en: "Sit in whatever way is comfortable.\n\nIt need not work. It may feel odd, or sad, and that is all right.\n\nSay one thing to yourself, as you would to a friend who is struggling.",
        },
        speeds: [0.75, 1, 1.25, 1.5, 2],
      },
      breathing: {
        label: { ko: "숨 고르기", en: "Settling the breath" },
        asset: { ko: "breath", en: "breath" },
        transcript: {
          ko: "물결 소리에 맞춰 들이쉬고, 조금 더 길게 내쉬어요. 어지러우면 멈춰도 돼요.",
          en: "Breathe in with the waves, and out a little longer. Stop if you feel dizzy.",
        },
        speeds: [1],
        breath: { in: 4, out: 6 },
      },
      paced: {
        label: { ko: "곁에 앉은 목소리", en: "A voice beside you" },
        asset: { ko: "rain_sound", en: "rain_sound" },
        transcript: {
          ko: "왔구나. 오늘도 많이 애썼지.\n\n아무것도 들고 오지 않아도 돼. 빈손이어도 반가워.\n\n**이만하면 됐어.** 정말이야.",
          en: "There you are. You’ve tried so hard again today.\n\nYou needn’t bring anything. I’m glad to see you empty-handed.\n\n**It’s enough.** It really is.",
        },
        speeds: [0.75, 1, 1.25],
        paced: true,
      },
    },
    valid: [],
    invalid: [],
  },
};
