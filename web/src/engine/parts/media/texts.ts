export const TEXTS = {
  ko: {
    read: "글로 읽기",
    noSound: "소리를 불러오지 못했어요. 같은 내용을 글로 읽을 수 있어요.",
    noFilm: "영상을 불러오지 못했어요. 같은 내용을 글로 읽을 수 있어요.",
    retry: "다시 불러오기",
    position: "재생 위치",
    speed: "빠르기",
    times: (speed: number) => `${speed}배`,
    seconds: (minutes: number, seconds: number) =>
      minutes === 0 ? `${seconds}초` : `${minutes}분 ${seconds}초`,
  },
  en: {
    read: "Read it instead",
    noSound: "The sound would not load. Here is the same in words.",
    noFilm: "The film would not load. Here is the same in words.",
    retry: "Load it again",
    position: "Position",
    speed: "Speed",
    times: (speed: number) => `${speed}×`,
    seconds: (minutes: number, seconds: number) =>
      minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds} s`,
  },
} as const;
