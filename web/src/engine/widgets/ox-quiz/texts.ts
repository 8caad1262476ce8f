import { koreanCount } from "../../parts/numbers.ts";

export const TEXTS = {
  ko: {
    reply: "이렇게 볼 수 있어요",
    left: (count: number) => `${koreanCount(count, "장")} 더 있어요`,
  },
  en: {
    reply: "One way to see it",
    left: (count: number) => (count === 1 ? "One more card" : `${count} more cards`),
  },
} as const;
