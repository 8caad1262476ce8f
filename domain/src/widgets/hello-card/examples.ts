import type { WidgetExamples } from "../widget.ts";
import type { HelloCardProps } from "./props.ts";
import { type Card, type HelloCardValue, NO_CARD } from "./value.ts";

const WRITTEN: Card = {
  ...NO_CARD,
  role: "colleague",
  tone: "formal",
  text: "별일은 없고, 순댓국 먹다 생각나서요.",
  expect: 4,
  guess: "none",
  meanwhile: "walk",
  wait: 3,
};

const SENT: Card = { ...WRITTEN, sent: { on: "2026-11-20", dueOn: "2026-11-23" } };

const ANSWERED: Card = { ...SENT, back: { on: "2026-11-21", came: "warm", met: 7 } };

const ANOTHER: Card = { ...SENT, role: "cousin", text: "요즘도 등산 다녀?", tone: "plain" };

const QUIET: Card = { ...SENT, back: { on: "2026-11-22", came: "none", met: null } };

const LINE: Card = {
  ...NO_CARD,
  role: "deskmate",
  tone: "formal",
  text: "혼자 영화 봤어요. 요즘 뭐 보세요?",
  expect: 8,
};

export const helloCardExamples: WidgetExamples<HelloCardProps, HelloCardValue> = {
  props: {
    usual: {
      label: { ko: "편한 사람 한 명에게 한 줄 써 봐요", en: "Write one line to somebody easy" },
      kind: "hello",
      roles: {
        colleague: { ko: "예전 동료", en: "A former colleague" },
        cousin: { ko: "사촌", en: "A cousin" },
        shop: { ko: "단골 가게 사장님", en: "The owner of a shop I go to" },
      },
      starts: {
        formal: {
          thought: { ko: "별일은 없고, 생각나서요.", en: "Nothing special, I just thought of you." },
          thanks: { ko: "지난번에 고마웠어요.", en: "Thank you for the other day." },
          still: { ko: "요즘도 바쁘세요?", en: "Are things still busy with you?" },
        },
        plain: {
          thought: { ko: "별일은 없고, 생각나서.", en: "Nothing much, just thought of you." },
          thanks: { ko: "지난번에 고마웠어.", en: "Thanks for the other day." },
          still: { ko: "요즘도 바빠?", en: "Still busy these days?" },
        },
      },
      prefill: [
        { ko: "별일은 없고, 순댓국 먹다 생각나서요.", en: "Nothing special, I had soup and thought of you." },
      ],
      quiet: {
        what: { ko: "톡을 읽고 답이 없었어요", en: "They read it and did not answer" },
        guess: { ko: "내가 불편해서", en: "They find me awkward" },
        theirs: { ko: "야근하느라 늦게 봐서", en: "They work late and saw it late" },
        open: { ko: "그날 무슨 일이 있었는지", en: "What that day was like for them" },
      },
    },
    near: {
      label: { ko: "지나가며 건넬 인사를 골라요", en: "Choose a greeting in passing" },
      kind: "near",
      roles: {
        neighbour: { ko: "이웃", en: "A neighbour" },
        clerk: { ko: "편의점 직원", en: "The person at the till" },
      },
      starts: {
        formal: {
          nod: { ko: "고개만 끄덕이기", en: "Just a nod" },
          hello: { ko: "안녕하세요.", en: "Hello." },
          cold: { ko: "오늘 춥네요.", en: "Cold today." },
        },
        plain: {
          nod: { ko: "고개만 끄덕이기", en: "Just a nod" },
          hello: { ko: "안녕.", en: "Hi." },
          cold: { ko: "오늘 춥다.", en: "Cold, isn’t it." },
        },
      },
    },
    line: {
      label: { ko: "한 문장 말하고 하나 물어봐요", en: "Say one sentence and ask one question" },
      kind: "line",
      roles: {
        deskmate: { ko: "옆자리 동료", en: "The colleague beside me" },
        friend: { ko: "친구", en: "A friend" },
      },
      starts: {
        formal: {
          weekend: {
            ko: "혼자 영화 봤어요. 요즘 뭐 보세요?",
            en: "I saw a film by myself. What are you watching?",
          },
        },
        plain: {
          weekend: { ko: "혼자 영화 봤어. 요즘 뭐 봐?", en: "Saw a film on my own. What do you watch?" },
        },
      },
    },
    longest: {
      label: {
        ko: "떠올린 사람 가운데 답이 없더라도 마음이 덜 흔들릴 것 같은 한 사람에게 한 줄만 써 봐요",
        en: "Of those who came to mind, write one line to whoever’s silence would shake you the least of all",
      },
      kind: "hello",
      roles: {
        "old-neighbour": { ko: "이사 오기 전 동네에서 알던 사람", en: "Someone I knew where I used to live" },
        shop: { ko: "퇴근길마다 들르는 단골 가게 사장님", en: "The owner of the shop on my way home" },
      },
      starts: {
        formal: {
          long: {
            ko: "별일은 없고, 그 골목에서 자주 가던 순댓국집 앞을 지나다가 생각나서 보내요. 답은 천천히 주세요.",
            en: "Nothing special, I walked past the soup place we used to go to and thought of you. No hurry to answer.",
          },
        },
        plain: {
          long: {
            ko: "별일은 없고, 그 골목에서 자주 가던 순댓국집 앞을 지나다가 생각나서 보내. 답은 천천히 줘.",
            en: "Nothing much, walked past the soup place we used to go to and thought of you. No hurry to answer.",
          },
        },
      },
    },
  },
  valid: [
    { props: "usual", value: { cards: [{ ...NO_CARD, role: "cousin" }] } },
    { props: "usual", value: { cards: [WRITTEN] } },
    { props: "usual", value: { cards: [{ ...WRITTEN, away: true }] } },
    { props: "usual", value: { cards: [SENT] } },
    { props: "usual", value: { cards: [ANSWERED] } },
    { props: "usual", value: { cards: [QUIET] } },
    { props: "usual", value: { cards: [{ ...SENT, back: { on: "2026-11-22", came: "hurt", met: null } }] } },
    { props: "usual", value: { cards: [SENT, { ...ANOTHER, moved: 1 }] } },
    { props: "usual", value: { cards: [QUIET, QUIET, { ...NO_CARD, near: true }] } },
    { props: "near", value: { cards: [{ ...NO_CARD, role: "neighbour", text: "안녕하세요." }] } },
    { props: "line", value: { cards: [LINE] } },
    {
      props: "line",
      value: {
        cards: [
          {
            ...LINE,
            sent: { on: "2026-11-22", dueOn: "2026-11-22" },
            back: { on: "2026-11-22", came: "short", met: 3 },
          },
        ],
      },
    },
  ],
  invalid: [
    { props: "usual", value: { cards: [NO_CARD] }, codes: ["no-answer"] },
    { props: "usual", value: { cards: [{ ...WRITTEN, role: "gone" }] }, codes: ["unknown-choice"] },
    {
      props: "usual",
      value: {
        cards: [
          {
            ...WRITTEN,
            text: "별일은 없고, 그 골목에서 자주 가던 순댓국집 앞을 지나다가 생각나서 보내요. 요즘은 어떻게 지내는지, 그 회사에 아직 다니는지도 궁금해요. 답은 천천히 주세요.",
          },
        ],
      },
      codes: ["too-long"],
    },
  ],
};
