import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { assetByLanguage, transcript } from "../fields.ts";
import type { ShownWidget } from "../widget.ts";

/** A button that plays a short sound. */
export const audioButtonProps = z.strictObject({
  /** Names what is played. */
  label: text(1),
  asset: assetByLanguage,
  transcript: transcript(5),
});

export type AudioButtonProps = z.output<typeof audioButtonProps>;

export const audioButtonWidget: ShownWidget<AudioButtonProps> = {
  props: audioButtonProps,
  examples: {
    props: {
      usual: {
        label: { ko: "리기 목소리 듣기", en: "Hear Riggy" },
        asset: { ko: "riggy_voice_ko", en: "riggy_voice_en" },
        transcript: { ko: "한 번만 더 볼게. 딱 한 번만.", en: "Let me check once more. Just once." },
      },
      sound: {
        label: { ko: "종소리 듣기", en: "Hear the bell" },
        asset: { ko: "bell_sound", en: "bell_sound" },
        transcript: { ko: "작은 종이 한 번 길게 울려요.", en: "A small bell rings once, for long." },
      },
    },
    valid: [],
    invalid: [],
  },
};
