export const TEXTS = {
  ko: { others: "나머지도 보기" },
  en: { others: "Show the others" },
} as const;
