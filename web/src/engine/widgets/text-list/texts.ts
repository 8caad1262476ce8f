export const TEXTS = {
  ko: { add: "한 줄 더 적기", line: (number: number) => `${number}번 줄` },
  en: { add: "Add a line", line: (number: number) => `Line ${number}` },
} as const;
