export const TEXTS = {
  ko: {
    play: (label: string) => `${label} 보기`,
    offline: "지금은 인터넷이 없어 영상을 볼 수 없어요. 같은 내용을 글로 읽을 수 있어요.",
    captions: "한국어 자막",
  },
  en: {
    play: (label: string) => `Play: ${label}`,
    offline: "There is no connection for the film now. Here is the same in words.",
    captions: "English captions",
  },
} as const;
