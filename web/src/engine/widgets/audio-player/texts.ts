export const TEXTS = {
  ko: {
    play: (label: string) => `${label} 듣기`,
    pause: (label: string) => `${label} 멈추기`,
    in: "들이쉬어요",
    out: "내쉬어요",
    ready: "누르면 시작해요",
    waiting: "불러오고 있어요",
  },
  en: {
    play: (label: string) => `Play: ${label}`,
    pause: (label: string) => `Pause: ${label}`,
    in: "Breathe in",
    out: "Breathe out",
    ready: "Press to begin",
    waiting: "Loading",
  },
} as const;
