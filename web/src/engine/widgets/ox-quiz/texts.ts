const KOREAN_COUNTS = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];

export const TEXTS = {
  ko: {
    reply: "이렇게 볼 수 있어요",
    left: (count: number) => `${KOREAN_COUNTS[count - 1] ?? count} 장 더 있어요`,
  },
  en: {
    reply: "One way to see it",
    left: (count: number) => (count === 1 ? "One more card" : `${count} more cards`),
  },
} as const;
