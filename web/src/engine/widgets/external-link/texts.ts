export const TEXTS = {
  ko: { outside: (host: string) => `새 창에서 열려요 (${host})` },
  en: { outside: (host: string) => `Opens in a new window (${host})` },
} as const;
