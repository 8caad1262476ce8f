export const TEXTS = {
  ko: { add: "한 줄 더 적기" },
  en: { add: "Add another line" },
} as const;
