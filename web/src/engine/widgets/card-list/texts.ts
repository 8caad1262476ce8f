export const TEXTS = {
  ko: { add: "카드 한 장 더 쓰기", card: (number: number) => `카드 ${number}` },
  en: { add: "Write another card", card: (number: number) => `Card ${number}` },
} as const;
