import type { WidgetExamples } from "../widget.ts";
import type { SlowAnswerProps } from "./props.ts";
import { type HeldRequest, NO_REQUEST, type SlowAnswerValue } from "./value.ts";

const PIECES: SlowAnswerProps["pieces"] = {
  formal: {
    sorry: { ko: "죄송하지만", en: "I’m sorry, but" },
    "more-sorry": { ko: "정말 죄송한데,", en: "I really am sorry," },
    reason: { ko: "그날 일이 있어서", en: "I have something on that day, and" },
    "more-reason": { ko: "몸도 좀 안 좋아서", en: "I don’t feel so well, so" },
    answer: {
      all: { ko: "네, 제가 할게요.", en: "Yes, I’ll do it." },
      part: { ko: "앞부분만 해 드릴 수 있어요.", en: "I can do the first half." },
      later: { ko: "다음 주에는 할 수 있어요.", en: "I can do it next week." },
      no: { ko: "이번에는 어려워요.", en: "I can’t this time." },
    },
    instead: { ko: "자료는 어디 있는지 알려 드릴게요.", en: "I’ll show you where the files are." },
    tears: { ko: "ㅠㅠ", en: "Sorry!!" },
  },
  plain: {
    sorry: { ko: "미안,", en: "Sorry," },
    "more-sorry": { ko: "진짜 미안,", en: "really sorry," },
    reason: { ko: "그날 약속이 있어서", en: "I have plans that day, so" },
    answer: {
      all: { ko: "그래, 할게.", en: "Sure, I’ll do it." },
      part: { ko: "한 시간만 갈게.", en: "I’ll come for an hour." },
      later: { ko: "다음에 할게.", en: "Another time." },
      no: { ko: "이번엔 어려워.", en: "I can’t this time." },
    },
    tears: { ko: "ㅠㅠ", en: ":(" },
  },
};

const ASKED = {
  roles: {
    boss: { ko: "팀장", en: "My manager", tone: "formal" },
    colleague: { ko: "동료", en: "A colleague", tone: "formal" },
    family: { ko: "가족", en: "Family", tone: "plain" },
    friend: { ko: "친구", en: "A friend", tone: "plain" },
  },
  requests: {
    work: { ko: "일을 더 맡아 달래요", en: "Take on more work" },
    errand: { ko: "심부름을 해 달래요", en: "Run an errand" },
    come: { ko: "모임에 나오래요", en: "Come along" },
    listen: { ko: "오래 들어 달래요", en: "Listen for a long time" },
  },
  firsts: {
    yes: { ko: "네, 제가 할게요", en: "Yes, I’ll do it" },
    fine: { ko: "저는 괜찮아요", en: "I’m fine" },
    sorry: { ko: "죄송해요", en: "Sorry" },
    silence: { ko: "말이 안 나왔어요", en: "No words came" },
  },
  hold: { ko: "확인하고 내일 말씀드릴게요", en: "Let me check and tell you tomorrow" },
} as const;

const ASKING: HeldRequest = {
  ...NO_REQUEST,
  held: { ...NO_REQUEST.held, role: "boss", what: "work", first: "yes", now: 8 },
};

const HELD: HeldRequest = {
  ...ASKING,
  held: {
    ...ASKING.held,
    tone: "formal",
    guess: 6,
    at: "2026-11-20T06:00:00.000Z",
    dueAt: "2026-11-21T00:00:00.000Z",
  },
};

const SENT: HeldRequest = {
  ...HELD,
  answer: {
    want: 2,
    room: 3,
    choice: "part",
    kept: ["sorry", "answer"],
    own: null,
    by: "sent",
    at: "2026-11-21T00:10:00.000Z",
  },
};

const LATER: HeldRequest = { ...SENT, after: { hour: 4, came: "sad", safe: null } };

/** Earlier requests, enough for them to be counted. */
const PAST: readonly HeldRequest[] = (["all", "part", "part", "part", "all"] as const).map((choice) => ({
  ...LATER,
  answer: { ...LATER.answer, choice },
}));

export const slowAnswerExamples: WidgetExamples<SlowAnswerProps, SlowAnswerValue> = {
  props: {
    usual: {
      label: { ko: "요즘 받은 부탁 하나를 떠올려 봐요", en: "Think of a request you had lately" },
      kind: "practice",
      ...ASKED,
      tone: "formal",
      pieces: PIECES,
    },
    real: {
      label: { ko: "대답하기 전에", en: "Before you answer" },
      kind: "real",
      ...ASKED,
      tone: "formal",
      pieces: PIECES,
    },
    trim: {
      label: { ko: "한 조각씩 덜어 내 봐요", en: "Take it out piece by piece" },
      kind: "trim",
      request: { ko: "동기가 이사를 도와 달래요.", en: "A friend asks for help with moving." },
      tone: "plain",
      pieces: PIECES,
    },
    longest: {
      label: {
        ko: "요즘 받은 부탁 가운데 대답하고 나서도 오래 마음에 남아 있던 것 하나를 떠올려 봐요",
        en: "Think of one request that stayed with you for a long time, even after you had given your answer",
      },
      kind: "real",
      roles: {
        "in-laws": {
          ko: "명절마다 뵙는 시댁이나 처가 어른",
          en: "Elders of the family I have married into",
          tone: "formal",
        },
      },
      requests: {
        holiday: {
          ko: "이번 명절에도 하루 먼저 와서 음식 준비를 맡아 달라는 부탁",
          en: "Come a day early this holiday again and take charge of all the cooking",
        },
      },
      firsts: {
        yes: {
          ko: "네, 제가 먼저 가서 다 준비해 둘게요, 걱정하지 마세요",
          en: "Yes, I will go ahead and get everything ready, don’t worry at all",
        },
      },
      hold: {
        ko: "그 주에 잡힌 일이 있는지 먼저 보고, 내일 저녁까지 꼭 말씀드릴게요",
        en: "Let me look at what I have that week first, and I will tell you by tomorrow evening",
      },
      tone: "formal",
      pieces: PIECES,
    },
  },
  valid: [
    { props: "usual", value: { ...ASKING, past: [] } },
    { props: "usual", value: { ...HELD, held: { ...HELD.held, dueAt: null }, past: [] } },
    { props: "usual", value: { ...ASKING, held: { ...ASKING.held, what: "body" }, past: [] } },
    { props: "real", value: { ...HELD, past: [] } },
    {
      props: "real",
      value: { ...HELD, answer: { ...HELD.answer, want: 2, room: 3, choice: "part" }, past: [] },
    },
    { props: "real", value: { ...SENT, past: [] } },
    { props: "real", value: { ...SENT, past: [...PAST] } },
    { props: "real", value: { ...LATER, past: [] } },
    { props: "real", value: { ...LATER, after: { ...LATER.after, came: "angry" }, past: [] } },
    {
      props: "trim",
      value: {
        ...NO_REQUEST,
        answer: { ...NO_REQUEST.answer, choice: "no", kept: ["answer"], own: "그날은 어려워." },
        past: [],
      },
    },
  ],
  invalid: [
    { props: "usual", value: { ...NO_REQUEST, past: [] }, codes: ["no-answer"] },
    {
      props: "usual",
      value: { ...ASKING, held: { ...ASKING.held, role: "gone" }, past: [] },
      codes: ["unknown-choice"],
    },
    {
      props: "trim",
      value: {
        ...NO_REQUEST,
        answer: {
          ...NO_REQUEST.answer,
          choice: "no",
          own: "그날은 이사를 도와주기 어려워. 대신 전날 저녁에 한 시간 들러서 상자 싸는 것만 같이 하고, 그다음 주에 밥 먹자.",
        },
        past: [],
      },
      codes: ["too-long"],
    },
  ],
};
