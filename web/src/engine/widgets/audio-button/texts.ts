export const TEXTS = {
  ko: { play: "재생하기", stop: "멈추기" },
  en: { play: "Play", stop: "Stop" },
} as const;
