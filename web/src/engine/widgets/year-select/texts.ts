export const TEXTS = {
  ko: {
    placeholder: "몇 년",
    hint: "종이를 눌러 연도를 골라 보세요",
    earlier: "한 해 앞으로",
    later: "한 해 뒤로",
  },
  en: {
    placeholder: "Year",
    hint: "Tap the page to choose a year",
    earlier: "One year earlier",
    later: "One year later",
  },
} as const;
