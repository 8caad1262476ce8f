import type { Language } from "@mindle/domain/catalogue/language";
import { shortDay } from "@mindle/domain/widgets/shared/day";
import { isBlank } from "@mindle/domain/widgets/shared/typed-text";
import { isOpened, sealedOf } from "@mindle/domain/widgets/worry-envelopes/definition";
import type { WorryEnvelopesProps } from "@mindle/domain/widgets/worry-envelopes/props";
import type {
  Envelope as EnvelopeValue,
  WorryEnvelopesValue,
} from "@mindle/domain/widgets/worry-envelopes/value";
import { insideOf, nameOf, topicOf } from "@mindle/domain/widgets/worry-envelopes/words";
import { Envelope } from "./envelope.tsx";
import styles from "./small-envelopes.module.css";
import { TEXTS } from "./texts.ts";

interface SmallEnvelopesProps {
  readonly props: WorryEnvelopesProps;
  readonly value: WorryEnvelopesValue;
  readonly language: Language;
}

/** The envelopes as they lie on the table, those that were opened with their paper out. */
export function SmallEnvelopes({ props, value, language }: SmallEnvelopesProps) {
  return (
    <ol className={styles.envelopes}>
      {sealedOf(value).map((envelope, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: envelopes keep their order.
        <li key={at}>
          <SmallEnvelope {...{ props, envelope, language }} />
        </li>
      ))}
    </ol>
  );
}

interface SmallEnvelopeProps extends Omit<SmallEnvelopesProps, "value"> {
  readonly envelope: EnvelopeValue;
}

function SmallEnvelope({ props, envelope, language }: SmallEnvelopeProps) {
  const { text, dueOn } = envelope.sealed;
  if (isOpened(envelope)) {
    const hasWords = text !== null && !isBlank(text);
    const paper = hasWords ? (
      <>
        <span>{topicOf(envelope, props, language)}</span>
        <b>{text}</b>
      </>
    ) : (
      <b>{insideOf(envelope, props, language)}</b>
    );
    return <Envelope look="open" paper={paper} />;
  }
  return (
    <Envelope look="sealed">
      <b>{nameOf(envelope, props, language)}</b>
      {dueOn !== null && <span>{TEXTS[language].opensOn(shortDay(dueOn, language))}</span>}
    </Envelope>
  );
}
