export const TEXTS = {
  ko: {
    places: { gold: "첫째", silver: "둘째", bronze: "셋째" },
    hint: "아래에서 고르면 돌 위에 올라가요",
    held: "어느 자리에 놓을까요?",
    aimed: "여기에는 무엇을 올릴까요?",
    full: "돌을 누르면 자리를 바꿀 수 있어요",
    empty: "비어 있어요",
    choose: "골라 보세요",
    podium: "돌탑",
    options: "고를 것",
  },
  en: {
    places: { gold: "First", silver: "Second", bronze: "Third" },
    hint: "Tap one below, and it goes up on the stones",
    held: "Which place is it for?",
    aimed: "What goes here?",
    full: "Tap a stone to change places",
    empty: "empty",
    choose: "Choose one",
    podium: "Piles of stones",
    options: "To choose from",
  },
} as const;
