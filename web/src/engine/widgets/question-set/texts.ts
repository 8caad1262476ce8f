import { koreanCount } from "../../parts/numbers.ts";

export const TEXTS = {
  ko: {
    atLeast: (count: number) => `${koreanCount(count)}만 답해도 괜찮아요`,
    clear: "답 지우기",
  },
  en: {
    atLeast: (count: number) => (count === 1 ? "One answer is enough" : `${count} answers are enough`),
    clear: "Clear answer",
  },
} as const;
