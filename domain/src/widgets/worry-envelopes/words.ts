import type { Language } from "../../catalogue/language.ts";
import type { Labelled } from "../../content/props.ts";
import { labelledAnswer, own } from "../shared/parts.ts";
import { isBlank } from "../shared/typed-text.ts";
import type { WorryEnvelopesProps } from "./props.ts";
import type { Envelope } from "./value.ts";

const WORRIES: Labelled = {
  contact: { ko: "연락", en: "Messages" },
  work: { ko: "일·시험", en: "Work or exams" },
  money: { ko: "돈", en: "Money" },
  body: { ko: "몸", en: "My body" },
  family: { ko: "가족", en: "Family" },
  seen: { ko: "시선", en: "How I’m seen" },
  ahead: { ko: "앞날", en: "What’s ahead" },
};

const EXPECTED: Labelled = {
  uneasy: { ko: "내내 불안해서 아무것도 못\u00a0해요", en: "I’m too uneasy to do anything" },
  people: { ko: "누가 기분 나빠해요", en: "Someone is put out" },
  wrong: { ko: "일이 틀어져요", en: "Something goes wrong" },
  body: { ko: "몸이 크게 놀라요", en: "My body takes fright" },
};

/** What there is to choose from. */
export function topicsOf({ kind }: Pick<WorryEnvelopesProps, "kind">): Labelled {
  return kind === "prediction" ? EXPECTED : WORRIES;
}

/** What it is about; undefined where no topic was chosen. */
export function topicOf({ sealed }: Envelope, props: WorryEnvelopesProps, language: Language) {
  return own(topicsOf(props), sealed.topic ?? "")?.[language];
}

/** What stands on the envelope: what kind of worry it is; of a prediction, nothing of what is in it. */
export function nameOf(envelope: Envelope, props: WorryEnvelopesProps, language: Language): string {
  if (props.kind === "prediction") return language === "ko" ? "예상 한 장" : "A prediction";
  const topic = topicOf(envelope, props, language);
  if (topic === undefined) return language === "ko" ? "걱정 하나" : "A worry";
  return language === "ko" ? `${topic} 걱정` : `Worry: ${topic}`;
}

/** What is in the envelope, such as “연락: 답이 안 오면 어떡하죠”. */
export function insideOf(envelope: Envelope, props: WorryEnvelopesProps, language: Language): string {
  const topic = topicOf(envelope, props, language);
  const text = envelope.sealed.text ?? "";
  if (isBlank(text))
    return props.kind === "prediction" && topic !== undefined ? topic : nameOf(envelope, props, language);
  return topic === undefined ? text.trim() : labelledAnswer(topic, text.trim());
}
