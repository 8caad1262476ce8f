import type { Language } from "@mindle/domain/catalogue/language";

const TEXTS = {
  ko: {
    hint: "돌을 언덕 위로 끌어 보세요. 높을수록 하기 힘들어요",
    picture: "언덕",
    order: "쉬운 것부터",
    rating: "힘든 정도",
    rated: (rating: number) => `힘든 정도 ${rating}`,
    spoken: (rating: number) => String(rating),
    waiting: "아직 언덕 아래에 있어요",
    move: "돌을 끌거나 언덕을 눌러 보세요",
    begin: "여기서 시작하기 좋아요",
    less: (step: number) => `${step}만큼 낮추기`,
    more: (step: number) => `${step}만큼 높이기`,
    total: (total: number, max: number) => `모두 더해 ${total}, ${max}까지 쓸 수 있어요`,
  },
  en: {
    hint: "Drag the stones up the hill. The higher, the harder it is to do",
    picture: "A hill",
    order: "Easiest first",
    rating: "How hard",
    rated: (rating: number) => `How hard ${rating}`,
    spoken: (rating: number) => String(rating),
    waiting: "Still below the hill",
    move: "Drag the stone, or tap the hill",
    begin: "A good place to begin",
    less: (step: number) => `Lower by ${step}`,
    more: (step: number) => `Higher by ${step}`,
    total: (total: number, max: number) => `${total} all together, out of ${max}`,
  },
} as const;

/** Where the ratings are degrees of how hot one is. */
const HEAT = {
  ko: {
    hint: "돌을 언덕 위로 끌어 보세요. 높을수록 뜨거워요",
    order: "낮은 온도부터",
    rating: "온도",
    rated: (rating: number) => `${rating}도`,
    spoken: (rating: number) => `${rating}도`,
    less: (step: number) => `${step}도 낮추기`,
    more: (step: number) => `${step}도 높이기`,
  },
  en: {
    hint: "Drag the stones up the hill. The higher, the hotter",
    order: "Coolest first",
    rating: "Degrees",
    rated: (rating: number) => (rating === 1 ? "1 degree" : `${rating} degrees`),
    spoken: (rating: number) => (rating === 1 ? "1 degree" : `${rating} degrees`),
    less: (step: number) => `${step} degrees lower`,
    more: (step: number) => `${step} degrees higher`,
  },
} as const;

/** The words around the rows; `heat` where they are rated in degrees. */
export function textsOf(language: Language, { heat = false }: { readonly heat?: boolean | undefined }) {
  return heat ? { ...TEXTS[language], ...HEAT[language] } : TEXTS[language];
}

export type Texts = ReturnType<typeof textsOf>;
