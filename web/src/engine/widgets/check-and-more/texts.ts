export const TEXTS = {
  ko: {
    add: "한 줄 더 적기",
    remove: "지우기",
    removed: "지웠어요",
    undo: "되돌리기",
  },
  en: {
    add: "Add another line",
    remove: "Remove",
    removed: "Removed",
    undo: "Undo",
  },
} as const;
