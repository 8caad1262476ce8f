export const TEXTS = {
  ko: { begin: "모아 둔 말 옮겨 오기" },
  en: { begin: "Bring in the words so far" },
} as const;
