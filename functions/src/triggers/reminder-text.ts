import { nickname } from "@mindle/domain/api/fields";
import type { Language } from "@mindle/domain/catalogue/language";
import { DEFAULT_NICKNAME, PRODUCT } from "@mindle/domain/product";
import type { UserDocument } from "../store/accounts/user-document.ts";
import type { PushMessage } from "../store/reminders/pushes.ts";

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** A reminder in a user's language, by the path that it opens. */
interface ReminderTexts {
  /** `siteUrl` has no slash at its end. */
  readonly mail: (siteUrl: string, path: string) => MailText;
  /** Nothing personal: others may see the device's screen. */
  readonly push: (path: string) => PushMessage;
}

export type TextsOf = (
  language: Language,
  user: Pick<UserDocument, "additionalInfo"> | undefined,
) => ReminderTexts;

/** The daily reminder. An invalid nickname is replaced by the default one. */
export const dailyTexts: TextsOf = (language, user) => {
  const parsed = nickname.safeParse(user?.additionalInfo.nickname);
  return textsOf(language, DAILY[language](parsed.success ? parsed.data : DEFAULT_NICKNAME));
};

/** The reminder of one date that a page has set. Nothing personal: not even which page it was. */
export const datedTexts: TextsOf = (language) => textsOf(language, DATED[language]);

/** The one reminder of a programme that was not gone on with. It counts no days. */
export const nudgeTexts: TextsOf = (language) => textsOf(language, NUDGE[language]);

/**
 * In the place of a reminder while the user's safety flag is active: it speaks of no progress, and could come to anybody, since who
 * hurts a person may read that person's mail and screen.
 */
export const quietTexts: TextsOf = (language) => {
  const { mail, push } = textsOf(language, QUIET[language]);
  return { mail: (siteUrl) => mail(siteUrl, "/home"), push: () => push("/home") };
};

interface Words {
  readonly subject: string;
  readonly push: string;
  readonly paragraphs: readonly string[];
}

function textsOf(language: Language, { subject, push, paragraphs }: Words): ReminderTexts {
  return {
    mail: (siteUrl, path) => ({
      subject: `${PRODUCT.name}: ${subject}`,
      text: [...paragraphs, `${siteUrl}${path}`, PAUSE[language], `${siteUrl}${PAUSE_PATH}`].join("\n\n"),
    }),
    push: (path) => ({ title: PRODUCT.name, text: push, path }),
  };
}

/** Asks whether to pause reminders for a week. */
const PAUSE_PATH = "/notification/dashboard?pause=week";

const PAUSE: Readonly<Record<Language, string>> = {
  ko: "알림을 한 주 쉬거나 시간을 바꾸려면 여기를 눌러 주세요.",
  en: "To pause reminders for a week, or to change them:",
};

const DAILY: Readonly<Record<Language, (name: string) => Words>> = {
  ko: (name) => ({
    subject: "오늘의 마음 돌보기 시간이에요",
    push: "정해 둔 시간이에요. 잠깐 들러 볼까요?",
    paragraphs: [
      `${name}님, 안녕하세요.`,
      `정해 두신 ${PRODUCT.name} 시간이에요. 잠깐이라도 괜찮으니 편하실 때 이어서 해 보세요.`,
    ],
  }),
  en: (name) => ({
    subject: "a moment for yourself today",
    push: "It’s the time you set aside. Drop by for a moment?",
    paragraphs: [
      `Hello ${name},`,
      `This is the time you set aside for ${PRODUCT.name}. Even a few minutes count; carry on whenever it suits you.`,
    ],
  }),
};

const DATED: Readonly<Record<Language, Words>> = {
  ko: {
    subject: "다시 돌아보기로 한 날이에요",
    push: "다시 돌아보기로 한 날이에요. 잠깐 들러 볼까요?",
    paragraphs: [
      "안녕하세요.",
      `프로그램을 하면서 오늘 다시 돌아보기로 했어요. 잠깐이라도 괜찮으니 편할 때 ${PRODUCT.name}에 들러 보세요.`,
      "이 알림은 한 번만 보내 드려요.",
    ],
  },
  en: {
    subject: "the day you set for looking back",
    push: "It’s the day you set for looking back. Drop by for a moment?",
    paragraphs: [
      "Hello,",
      `During your programme you set today for looking back. Even a few minutes count; come to ${PRODUCT.name} whenever it suits you.`,
      "This reminder is sent only once.",
    ],
  },
};

const NUDGE: Readonly<Record<Language, Words>> = {
  ko: {
    subject: "쓰던 자리를 그대로 두었어요",
    push: "쓰던 자리를 그대로 두었어요. 편할 때 들러 주세요.",
    paragraphs: [
      "안녕하세요.",
      "지난번에 멈춘 자리를 그대로 두었어요. 이어서 해도 되고, 짧게만 해도 되고, 처음부터 다시 해도 괜찮아요.",
      "이 알림은 한 번만 보내 드려요.",
    ],
  },
  en: {
    subject: "your place is kept",
    push: "Your place is kept. Drop by whenever it suits you.",
    paragraphs: [
      "Hello,",
      "Your place is just as you left it. You can carry on, do a short part, or start again. Each of them is fine.",
      "This reminder is sent only once.",
    ],
  },
};

const QUIET: Readonly<Record<Language, Words>> = {
  ko: {
    subject: "안부 인사예요",
    push: "안부 인사예요. 오늘은 어떤가요?",
    paragraphs: ["안녕하세요.", "오늘은 어떤가요? 꼭 해야 하는 건 없어요. 들르고 싶을 때 들러 주세요."],
  },
  en: {
    subject: "just saying hello",
    push: "Just saying hello. How is today?",
    paragraphs: ["Hello,", "How is today? Nothing is asked of you. Drop by whenever you like."],
  },
};
