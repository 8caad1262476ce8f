import type { Language } from "@mindle/domain/catalogue/language";
import type { Unit } from "@mindle/domain/content/authored-text";
import { withUnit } from "@mindle/domain/widgets/answers/parts";

export const TEXTS = {
  ko: { difference: "차이", none: "없음" },
  en: { difference: "Difference", none: "None" },
} as const;

/** How far two numbers are apart. */
export function differenceText(difference: number, unit: Unit | undefined, language: Language): string {
  if (difference === 0) return language === "ko" ? "둘이 똑같아요" : "Just the same";
  const figure = withUnit(difference, unit, language);
  return language === "ko" ? `${figure}만큼 달라요` : `${figure} apart`;
}
