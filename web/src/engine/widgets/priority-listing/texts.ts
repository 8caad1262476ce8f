import type { Language } from "@mindle/domain/catalogue/language";

export const TEXTS = {
  ko: {
    hint: "잎을 물에 띄우고 −와 +로 크기를 정해 보세요. 가까울수록 급하고, 클수록 중요해요",
    urgency: "급한 정도",
    importance: "중요한 정도",
    urgencyEnds: ["천천히 해도 돼요", "급해요"],
    importanceEnds: ["조금 중요해요", "아주 중요해요"],
    far: "천천히",
    near: "급해요",
    smaller: "덜 중요하게",
    bigger: "더 중요하게",
    order: "먼저 할 순서",
    waiting: "아직 물가에 있어요",
    floatIt: "물 위를 누르거나 잎을 끌어 보세요",
    picture: "연못",
  },
  en: {
    hint: "Float the leaves, and size them with − and +. The nearer, the more urgent; the bigger, the more important",
    urgency: "Urgency",
    importance: "Importance",
    urgencyEnds: ["It can wait", "Urgent"],
    importanceEnds: ["A little important", "Very important"],
    far: "It can wait",
    near: "Urgent",
    smaller: "Less important",
    bigger: "More important",
    order: "What comes first",
    waiting: "Still on the bank",
    floatIt: "Tap the water, or drag the leaf",
    picture: "A pond",
  },
} as const;

/** Both grades of a row in words. */
export function gradesInWords(
  {
    urgency,
    importance,
  }: { readonly urgency?: number | undefined; readonly importance?: number | undefined },
  language: Language,
): string {
  const texts = TEXTS[language];
  if (urgency === undefined && importance === undefined) return texts.waiting;
  return [
    ...(urgency === undefined ? [] : [`${texts.urgency} ${urgency}`]),
    ...(importance === undefined ? [] : [`${texts.importance} ${importance}`]),
  ].join(", ");
}
