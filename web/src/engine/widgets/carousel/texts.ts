export const TEXTS = {
  ko: { pause: "멈추기", play: "저절로 넘기기" },
  en: { pause: "Pause", play: "Play" },
} as const;
