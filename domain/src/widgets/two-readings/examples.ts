import type { WidgetExamples } from "../widget.ts";
import type { TwoReadingsProps } from "./props.ts";
import { NO_READING, type Reading, type TwoReadingsValue } from "./value.ts";

const WORDS = {
  words: {
    bothered: { ko: "신경 쓰여요", en: "Bothered" },
    hurt: { ko: "서운해요", en: "Let down" },
    wronged: { ko: "억울해요", en: "Wronged" },
    everything: { ko: "다 엎고 싶어요", en: "Ready to upend it all" },
  },
  degrees: { bothered: 20, hurt: 35, wronged: 60, everything: 95 },
};

const COOLS = {
  breath: { ko: "숨을 길게 내쉬기", en: "Breathe out long" },
  shoulders: { ko: "어깨에 힘 줬다 풀기", en: "Tense my shoulders and let go" },
};

const READ: Reading = {
  ...NO_READING,
  first: { ...NO_READING.first, deg: 60, word: "wronged", line: "됐어, 이제 연락하지 마." },
};

const KEPT: Reading = {
  ...READ,
  first: {
    ...READ.first,
    cool: "breath",
    at: "2026-11-20T11:00:00.000Z",
    dueAt: "2026-11-20T11:20:00.000Z",
  },
};

const AGAIN: Reading = {
  ...KEPT,
  second: { ...NO_READING.second, deg: 30, word: "hurt", at: "2026-11-20T11:25:00.000Z" },
};

const HIGH: Reading = { ...NO_READING, first: { ...NO_READING.first, deg: 95, word: "everything" } };

/** Earlier readings, enough for them to be counted. */
const PAST: readonly Reading[] = [30, 30, 60, 75].map((deg) => ({
  first: { ...KEPT.first, line: null },
  second: { ...AGAIN.second, deg, choice: "drop" },
}));

export const twoReadingsExamples: WidgetExamples<TwoReadingsProps, TwoReadingsValue> = {
  props: {
    usual: {
      label: { ko: "보내고 싶던 한 줄이 있나요?", en: "Is there a line you wanted to send?" },
      kind: "practice",
      ...WORDS,
      minutes: 5,
      cools: COOLS,
      rewrite: true,
    },
    real: {
      label: { ko: "지금 몇 도?", en: "How hot now?" },
      kind: "real",
      ...WORDS,
      minutes: 20,
      cools: COOLS,
      rewrite: true,
    },
    apart: {
      label: { ko: "지금 몇 도?", en: "How hot now?" },
      kind: "real",
      minutes: 20,
      rewrite: false,
    },
    ask: {
      label: { ko: "말하기 전에 한 번 재요", en: "One reading before you say it" },
      kind: "ask",
      ...WORDS,
      minutes: 20,
      rewrite: true,
    },
    longest: {
      label: {
        ko: "보내고 나서 오래 마음에 걸릴 것 같은 말이 있다면 보내기 전에 여기에 먼저 옮겨 놓아 봐요",
        en: "If there is something that might weigh on you for a long time once it is sent, put it down here first",
      },
      kind: "real",
      words: {
        spoken: {
          ko: "내 말만 안 들려서 서러워요",
          en: "As if everyone but me were listened to",
        },
        always: { ko: "이번에도 나만 바보가 됐어요", en: "Made a fool of once again, and only me" },
      },
      degrees: { spoken: 45, always: 85 },
      minutes: 60,
      cools: {
        walk: {
          ko: "편의점까지 걸어갔다가 물 한 병을 사서 돌아오기",
          en: "Walk to the corner shop, buy a bottle of water and come back",
        },
        wash: {
          ko: "찬물에 손목을 담그고 서른까지 천천히 세어 보기",
          en: "Hold my wrists under cold water and count slowly to thirty",
        },
      },
      rewrite: true,
    },
  },
  valid: [
    { props: "usual", value: { ...READ, past: [] } },
    { props: "usual", value: { ...KEPT, past: [] } },
    { props: "real", value: { ...HIGH, past: [] } },
    {
      props: "real",
      value: {
        ...HIGH,
        first: {
          ...HIGH.first,
          deg: null,
          word: null,
          hurting: true,
          at: KEPT.first.at,
          dueAt: KEPT.first.dueAt,
        },
        past: [],
      },
    },
    { props: "real", value: { ...KEPT, past: [] } },
    { props: "real", value: { ...AGAIN, past: [] } },
    { props: "real", value: { ...AGAIN, second: { ...AGAIN.second, deg: 60, word: "wronged" }, past: [] } },
    { props: "real", value: { ...AGAIN, second: { ...AGAIN.second, deg: 70, word: "wronged" }, past: [] } },
    {
      props: "real",
      value: {
        ...AGAIN,
        first: { ...AGAIN.first, line: null },
        second: {
          ...AGAIN.second,
          choice: "rewrite",
          ask: "약속이 세 번 밀려서 서운했어. 다음엔 하루 전에 말해 줘.",
        },
        past: [...PAST],
      },
    },
    {
      props: "apart",
      value: { ...AGAIN, second: { ...AGAIN.second, word: null, choice: "keep" }, past: [] },
    },
    { props: "ask", value: { ...NO_READING, first: { ...NO_READING.first, deg: 0 }, past: [] } },
    { props: "ask", value: { ...READ, first: { ...READ.first, line: null }, past: [] } },
  ],
  invalid: [
    { props: "usual", value: { ...NO_READING, past: [] }, codes: ["no-answer"] },
    {
      props: "usual",
      value: { ...READ, first: { ...READ.first, line: "왜 나만 ".repeat(17) }, past: [] },
      codes: ["too-long"],
    },
    {
      props: "real",
      value: {
        ...AGAIN,
        second: { ...AGAIN.second, ask: "서운했어. ".repeat(21) },
        past: [],
      },
      codes: ["too-long"],
    },
  ],
};
