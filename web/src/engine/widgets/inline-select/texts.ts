export const TEXTS = {
  ko: {
    empty: "비어 있어요",
    choose: (blank: string) => `‘${blank}’ 자리에 넣을 말을 골라 보세요`,
    problem: (blank: string, problem: string) => `‘${blank}’ · ${problem}`,
  },
  en: {
    empty: "blank",
    choose: (blank: string) => `Pick the words for “${blank}”`,
    problem: (blank: string, problem: string) => `“${blank}” · ${problem}`,
  },
} as const;
