export const TEXTS = {
  ko: { empty: "아직 담긴 게 없어요", what: "이름", amount: "양", share: "비율" },
  en: { empty: "Nothing on the plate yet", what: "Name", amount: "Amount", share: "Share" },
} as const;
