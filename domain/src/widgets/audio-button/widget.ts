import type { ShownWidget } from "../widget.ts";
import { type AudioButtonProps, audioButtonProps } from "./props.ts";

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
