import type { Language } from "../catalogue/language.ts";

// The helplines themselves. What is known of each, how and since when, is checked again before every launch
// (docs/launch-checklist.md).

/** Where a line answers: `abroad` for Koreans in other countries, `world` where no other region fits. */
export type HelplineRegion = "korea" | "abroad" | "us" | "uk" | "world";

/** What a line is for, as the help page groups them. */
export type HelplineSubject = "danger" | "violence" | "young" | "lonely";

/** What readers of one language are told of a line. */
export interface HelplineWords {
  readonly name: string;
  /** For whom, or for what. */
  readonly forWhom: string;
  readonly hours: string;
  /** Languages in which it is answered. */
  readonly languages: string;
  /** Where one writes instead of calling. */
  readonly chat?: string;
  /** What the other number is for, beside it. */
  readonly otherLanguages?: string;
}

export interface HelplineData {
  readonly subject: HelplineSubject;
  readonly number: string;
  /** Takes text messages at the same number, or at this one. */
  readonly text?: string;
  /** Where speakers of other languages call the same service. */
  readonly otherLanguagesNumber?: string;
  /** Address of the chat; without one, `chat` says how to find it. */
  readonly chatUrl?: string;
  /** The service's own site. */
  readonly source: string;
  /** Day on which it was last checked, `YYYY-MM-DD`; null where nobody has yet. */
  readonly checkedOn: string | null;
  /** How it was checked, or is to be where `checkedOn` is null. */
  readonly checkedBy: "website" | "dialled";
  /** False until someone has dialled it: it is shown nowhere. */
  readonly isReleased?: false;
  /** Shown to readers of these languages only. */
  readonly words: Readonly<Partial<Record<Language, HelplineWords>>>;
}

const HOURS = { ko: "24시간", en: "24 hours" } as const;
const KOREAN = { ko: "한국어", en: "Korean only" } as const;
const INTERPRETED = { ko: "한국어, 통역 연결", en: "Korean, interpreters on the line" } as const;

export const HELPLINES: Readonly<Record<HelplineRegion, readonly HelplineData[]>> = {
  korea: [
    {
      subject: "danger",
      number: "109",
      text: "109",
      source: "https://www.kfsp.or.kr",
      checkedOn: "2026-11-21",
      checkedBy: "website",
      words: {
        ko: {
          name: "자살예방 상담전화",
          forWhom: "죽고 싶은 마음이 들 때",
          hours: HOURS.ko,
          languages: KOREAN.ko,
          chat: "카카오톡 채널 ‘마들랜’",
        },
        en: {
          name: "Suicide prevention line, Korea",
          forWhom: "When you wish to die",
          hours: HOURS.en,
          languages: KOREAN.en,
          chat: "KakaoTalk channel “마들랜”",
        },
      },
    },
    {
      subject: "danger",
      number: "119",
      source: "https://www.nfa.go.kr",
      checkedOn: "2026-11-21",
      checkedBy: "website",
      words: {
        ko: {
          name: "응급 구조",
          forWhom: "다쳤거나 목숨이 위급할 때",
          hours: HOURS.ko,
          languages: INTERPRETED.ko,
        },
        en: {
          name: "Ambulance and rescue, Korea",
          forWhom: "When a body is hurt or a life is at risk",
          hours: HOURS.en,
          languages: INTERPRETED.en,
        },
      },
    },
    {
      subject: "danger",
      number: "112",
      source: "https://www.police.go.kr",
      checkedOn: "2026-11-21",
      checkedBy: "website",
      words: {
        ko: { name: "경찰", forWhom: "누가 나를 해치려 할 때", hours: HOURS.ko, languages: INTERPRETED.ko },
        en: {
          name: "Police, Korea",
          forWhom: "When someone is about to harm you",
          hours: HOURS.en,
          languages: INTERPRETED.en,
        },
      },
    },
    {
      subject: "danger",
      number: "1577-0199",
      source: "https://www.mentalhealth.go.kr",
      checkedOn: "2026-11-21",
      checkedBy: "website",
      words: {
        ko: {
          name: "정신건강 위기상담전화",
          forWhom: "마음이 많이 힘들 때",
          hours: HOURS.ko,
          languages: KOREAN.ko,
        },
        en: {
          name: "Mental health crisis line, Korea",
          forWhom: "When it is very hard to bear",
          hours: HOURS.en,
          languages: KOREAN.en,
        },
      },
    },
    {
      subject: "violence",
      number: "1366",
      otherLanguagesNumber: "1577-1366",
      source: "https://www.women1366.kr",
      checkedOn: "2026-11-23",
      checkedBy: "website",
      words: {
        ko: {
          name: "여성긴급전화",
          forWhom: "가정폭력, 성폭력, 스토킹을 겪을 때",
          hours: HOURS.ko,
          languages: KOREAN.ko,
          otherLanguages: "다른 언어",
        },
        en: {
          name: "Women’s emergency line, Korea",
          forWhom: "Violence at home, sexual violence, stalking",
          hours: HOURS.en,
          languages: KOREAN.en,
          otherLanguages: "Other languages",
        },
      },
    },
    {
      subject: "young",
      number: "1388",
      text: "1388",
      chatUrl: "https://www.1388.go.kr",
      source: "https://www.1388.go.kr",
      checkedOn: null,
      checkedBy: "website",
      words: {
        ko: {
          name: "청소년상담 1388",
          forWhom: "9~24세와 보호자",
          hours: HOURS.ko,
          languages: KOREAN.ko,
          chat: "청소년1388 누리집 채팅",
        },
        en: {
          name: "Youth helpline, Korea",
          forWhom: "People of 9 to 24, and their parents",
          hours: HOURS.en,
          languages: KOREAN.en,
          chat: "Chat on its site",
        },
      },
    },
    {
      subject: "lonely",
      number: "02-120",
      source: "https://www.120dasan.or.kr",
      checkedOn: null,
      checkedBy: "dialled",
      isReleased: false,
      words: {
        ko: {
          name: "서울시 외로움안녕120",
          forWhom: "외로워서 이야기하고 싶을 때. 연결되면 5번",
          hours: HOURS.ko,
          languages: KOREAN.ko,
        },
        en: {
          name: "Seoul’s line for loneliness",
          forWhom: "When you are lonely and want to talk; press 5",
          hours: HOURS.en,
          languages: KOREAN.en,
        },
      },
    },
  ],
  abroad: [
    {
      subject: "danger",
      number: "+82-2-3210-0404",
      source: "https://www.0404.go.kr",
      checkedOn: null,
      checkedBy: "website",
      words: {
        ko: {
          name: "외교부 영사콜센터",
          forWhom: "해외에 있을 때. 위급하면 그 나라의 응급 번호가 먼저예요",
          hours: HOURS.ko,
          languages: "한국어, 일곱 언어 통역",
        },
      },
    },
  ],
  us: [
    {
      subject: "danger",
      number: "988",
      text: "988",
      chatUrl: "https://988lifeline.org/chat",
      source: "https://988lifeline.org",
      checkedOn: "2026-11-21",
      checkedBy: "website",
      words: {
        en: {
          name: "Suicide & Crisis Lifeline, US",
          forWhom: "When you wish to die, or can’t bear it",
          hours: HOURS.en,
          languages: "English, Spanish, interpreters",
          chat: "Chat at 988lifeline.org",
        },
      },
    },
    {
      subject: "danger",
      number: "911",
      source: "https://www.911.gov",
      checkedOn: "2026-11-21",
      checkedBy: "website",
      words: {
        en: {
          name: "Emergency services, US",
          forWhom: "When a life is at risk",
          hours: HOURS.en,
          languages: "English, interpreters in most places",
        },
      },
    },
    {
      subject: "violence",
      number: "1-800-799-7233",
      chatUrl: "https://www.thehotline.org",
      source: "https://www.thehotline.org",
      checkedOn: "2026-11-23",
      checkedBy: "website",
      words: {
        en: {
          name: "Domestic Violence Hotline, US",
          forWhom: "When someone close hurts or threatens you",
          hours: HOURS.en,
          languages: "English, Spanish, interpreters",
          chat: "Chat at thehotline.org",
        },
      },
    },
  ],
  uk: [
    {
      subject: "danger",
      number: "116 123",
      source: "https://www.samaritans.org",
      checkedOn: null,
      checkedBy: "website",
      words: {
        en: {
          name: "Samaritans, UK",
          forWhom: "When you need someone to listen",
          hours: HOURS.en,
          languages: "English",
        },
      },
    },
    {
      subject: "danger",
      number: "999",
      source: "https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers",
      checkedOn: null,
      checkedBy: "website",
      words: {
        en: {
          name: "Emergency services, UK",
          forWhom: "When a life is at risk",
          hours: HOURS.en,
          languages: "English, interpreters",
        },
      },
    },
    {
      subject: "violence",
      number: "0808 2000 247",
      source: "https://www.nationaldahelpline.org.uk",
      checkedOn: null,
      checkedBy: "website",
      words: {
        en: {
          name: "National Domestic Abuse Helpline, England",
          forWhom: "When someone close hurts or threatens you",
          hours: HOURS.en,
          languages: "English, interpreters",
        },
      },
    },
  ],
  world: [
    {
      subject: "danger",
      number: "112",
      source: "https://digital-strategy.ec.europa.eu/en/policies/112",
      checkedOn: null,
      checkedBy: "website",
      words: {
        en: {
          name: "Emergency number in the EU",
          forWhom: "When a life is at risk; elsewhere, call the local emergency number",
          hours: HOURS.en,
          languages: "The local language, often English",
        },
      },
    },
  ],
};
