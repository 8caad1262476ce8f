import type { Language } from "@mindle/domain/catalogue/language";
import { hoursInWords } from "@mindle/domain/widgets/shared/parts";

export const TEXTS = {
  ko: {
    hint: (step: number) =>
      step === 1
        ? "색을 고르고 손가락으로 쓸어 보세요. 한 조각이 한 시간이에요"
        : `색을 고르고 손가락으로 쓸어 보세요. 한 번에 ${step}시간씩 칠해요`,
    erase: "빈 조각",
    rows: "칠할 색",
    more: "늘리기",
    fewer: "줄이기",
  },
  en: {
    hint: (step: number) =>
      step === 1
        ? "Choose a colour and brush over the patches. Each is one hour"
        : `Choose a colour and brush over the patches. Each touch paints ${step} hours`,
    erase: "Empty patch",
    rows: "Colour to paint with",
    more: "More",
    fewer: "Less",
  },
} as const;

/** How many hours are left to give out. */
export function leftText(left: number, language: Language): string {
  const hours = hoursInWords(Math.abs(left), language);
  if (left > 0) return language === "ko" ? `${hours} 남았어요` : `${hours} left`;
  if (left < 0) return language === "ko" ? `${hours} 넘쳐요` : `${hours} too many`;
  return language === "ko" ? "일주일을 다 나눴어요" : "The whole week is given out";
}

/** How many hours the row that takes the rest has. */
export function restText(rest: string, left: number, language: Language): string {
  if (left < 0) return leftText(left, language);
  const hours = hoursInWords(left, language);
  return language === "ko" ? `‘${rest}’에 ${hours}이 남아요` : `${hours} left for ‘${rest}’`;
}
