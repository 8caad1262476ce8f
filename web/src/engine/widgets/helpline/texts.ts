export const TEXTS = {
  ko: { label: "도움받을 전화", call: "전화하기", more: "도움받을 곳 보기" },
  en: { label: "Numbers to call", call: "Call", more: "Where to get help" },
} as const;
