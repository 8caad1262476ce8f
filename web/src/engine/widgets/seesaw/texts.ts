import type { Language } from "@mindle/domain/catalogue/language";

export const TEXTS = {
  ko: {
    hint: "돌을 굴려 무게를 정해 보세요. 무거울수록 크고, 1부터 5까지 있어요",
    off: "올리지 않음",
    empty: "아직 아무것도 없어요",
    even: "양쪽 무게가 같아요",
  },
  en: {
    hint: "Roll each pebble to its weight, from 1 to 5. The heavier, the larger",
    off: "Not on it",
    empty: "Nothing on it yet",
    even: "Both sides weigh the same",
  },
} as const;

/** Which side is heavier. */
export function balanceText(
  gives: { readonly label: string; readonly load: number },
  takes: { readonly label: string; readonly load: number },
  language: Language,
): string {
  if (gives.load === 0 && takes.load === 0) return TEXTS[language].empty;
  if (gives.load === takes.load) return TEXTS[language].even;
  const { label } = gives.load > takes.load ? gives : takes;
  return language === "ko" ? `‘${label}’ 쪽이 더 무거워요` : `‘${label}’ weighs more`;
}
