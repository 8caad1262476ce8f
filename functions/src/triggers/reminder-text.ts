import { nickname } from "@mindle/domain/api/fields";
import type { Language } from "@mindle/domain/catalogue/language";
import { DEFAULT_NICKNAME, PRODUCT } from "@mindle/domain/product";
import type { PushMessage } from "../store/pushes.ts";

interface Text {
  readonly subject: string;
  readonly text: string;
}

/** Text of the daily reminder. An invalid nickname is replaced by the default one. */
export function reminderText(language: Language, name: string | undefined): Text {
  const parsed = nickname.safeParse(name);
  return TEXTS[language](parsed.success ? parsed.data : DEFAULT_NICKNAME);
}

/** Message of the daily reminder to a device. Nothing personal: others may see its screen. */
export function pushText(language: Language): PushMessage {
  return { title: PRODUCT.name, text: PUSH_TEXTS[language], path: REMINDER_PATH };
}

/** Text of the reminder of one date that a page has set. Nothing personal: not even which page it was. */
export function datedReminderText(language: Language): Text {
  return DATED_TEXTS[language];
}

/** Message of the reminder of one date to a device. */
export function datedPushText(language: Language): PushMessage {
  return { title: PRODUCT.name, text: DATED_PUSH_TEXTS[language], path: REMINDER_PATH };
}

/** Opens what comes next for the user. */
const REMINDER_PATH = "/landing/app";

const PUSH_TEXTS: Readonly<Record<Language, string>> = {
  ko: "정해 둔 시간이에요. 잠깐 들러 볼까요?",
  en: "It’s the time you set aside. Drop by for a moment?",
};

const DATED_PUSH_TEXTS: Readonly<Record<Language, string>> = {
  ko: "다시 돌아보기로 한 날이에요. 잠깐 들러 볼까요?",
  en: "It’s the day you set for looking back. Drop by for a moment?",
};

const DATED_TEXTS: Readonly<Record<Language, Text>> = {
  ko: {
    subject: `${PRODUCT.name}: 다시 돌아보기로 한 날이에요`,
    text: [
      "안녕하세요.",
      `프로그램을 하면서 오늘 다시 돌아보기로 했어요. 잠깐이라도 괜찮으니 편할 때 ${PRODUCT.name}에 들러 보세요.`,
      "이 알림은 한 번만 보내 드려요.",
    ].join("\n\n"),
  },
  en: {
    subject: `${PRODUCT.name}: the day you set for looking back`,
    text: [
      "Hello,",
      `During your programme you set today for looking back. Even a few minutes count; come to ${PRODUCT.name} whenever it suits you.`,
      "This reminder is sent only once.",
    ].join("\n\n"),
  },
};

const TEXTS: Readonly<Record<Language, (name: string) => Text>> = {
  ko: (name) => ({
    subject: `${PRODUCT.name}: 오늘의 마음 돌보기 시간이에요`,
    text: [
      `${name}님, 안녕하세요.`,
      `정해 두신 ${PRODUCT.name} 시간이에요. 잠깐이라도 괜찮으니 편하실 때 이어서 해 보세요.`,
      `알림 시간을 바꾸거나 끄려면 ${PRODUCT.name}의 MY > 알림에서 설정해 주세요.`,
    ].join("\n\n"),
  }),
  en: (name) => ({
    subject: `${PRODUCT.name}: a moment for yourself today`,
    text: [
      `Hello ${name},`,
      `This is the time you set aside for ${PRODUCT.name}. Even a few minutes count; carry on whenever it suits you.`,
      `To change the time or turn this reminder off, go to MY > Notification in ${PRODUCT.name}.`,
    ].join("\n\n"),
  }),
};
