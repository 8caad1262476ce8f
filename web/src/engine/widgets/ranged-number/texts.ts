export const TEXTS = {
  ko: {
    notYet: "아직 고르지 않았어요",
    how: "돌멩이를 밀거나 숫자를 적어 보세요",
    typed: (label: string) => `${label} 숫자로 적기`,
  },
  en: {
    notYet: "Not chosen yet",
    how: "Slide the pebble, or type a number",
    typed: (label: string) => `${label} Type a number`,
  },
} as const;
