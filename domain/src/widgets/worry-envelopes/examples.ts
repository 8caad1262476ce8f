import type { WidgetExamples } from "../widget.ts";
import type { WorryEnvelopesProps } from "./props.ts";
import { type Envelope, NO_ENVELOPE, type Outcome, type WorryEnvelopesValue } from "./value.ts";

const SEALED: Envelope = {
  ...NO_ENVELOPE,
  sealed: {
    topic: "contact",
    text: "답이 끝내 안 오면 어떡하지",
    sign: "금요일까지 답이 없으면",
    sure: 80,
    cope: 3,
    on: "2026-11-20",
    dueOn: "2026-11-27",
  },
};

const DUE: Envelope = { ...SEALED, sealed: { ...SEALED.sealed, on: "2026-11-15", dueOn: "2026-11-22" } };

/** An opened envelope. */
function opened(outcome: Outcome, { sealed }: Envelope = DUE): Envelope {
  const came = outcome === "partly" || outcome === "happened";
  return {
    sealed,
    opened: { on: "2026-11-22", outcome, met: came ? 6 : null, helped: came ? "people" : null },
    moved: 0,
  };
}

const FIVE = ["not", "unknown", "not", "partly", "not"] as const;
const MUCH = ["happened", "happened", "not", "partly", "unknown"] as const;

export const worryEnvelopesExamples: WidgetExamples<WorryEnvelopesProps, WorryEnvelopesValue> = {
  props: {
    usual: {
      label: { ko: "며칠 뒤에 열어 볼 걱정 하나", en: "A worry to open in a few days" },
      kind: "whatif",
      days: 7,
    },
    prediction: {
      label: { ko: "해 보기 전에 예상을 봉해요", en: "Seal what you expect before you try it" },
      kind: "prediction",
      days: 1,
    },
    keep: {
      label: { ko: "한 달 뒤에 열어 볼 걱정", en: "A worry to open in a month" },
      kind: "keep",
      days: 30,
    },
    longest: {
      label: {
        ko: "요즘 밤마다 떠올라서 잠들기 전까지 몇 번이고 다시 살펴보게 되는 걱정 하나를 골라 봐요",
        en: "Choose one worry of these days that comes up every night and has you look at it again and again until you sleep",
      },
      kind: "whatif",
      days: 21,
    },
  },
  valid: [
    { props: "usual", value: { envelopes: [SEALED] } },
    { props: "usual", value: { envelopes: [DUE] } },
    { props: "usual", value: { envelopes: [{ ...DUE, moved: 2 }] } },
    { props: "usual", value: { envelopes: [opened("not")] } },
    { props: "usual", value: { envelopes: [opened("happened"), SEALED] } },
    { props: "usual", value: { envelopes: FIVE.map((outcome) => opened(outcome)) } },
    { props: "usual", value: { envelopes: MUCH.map((outcome) => opened(outcome)) } },
    {
      props: "prediction",
      value: {
        envelopes: [{ ...SEALED, sealed: { ...SEALED.sealed, topic: "people", text: null, sign: null } }],
      },
    },
    {
      props: "keep",
      value: {
        envelopes: [
          { ...SEALED, sealed: { ...SEALED.sealed, topic: null, sure: null, dueOn: "2026-12-20" } },
        ],
      },
    },
  ],
  invalid: [
    { props: "usual", value: { envelopes: [] }, codes: ["no-answer"] },
    {
      props: "usual",
      value: { envelopes: [{ ...NO_ENVELOPE, sealed: { ...NO_ENVELOPE.sealed, topic: "money", sure: 60 } }] },
      codes: ["no-answer"],
    },
  ],
};
