import { dayAfter, shortDay } from "@mindle/domain/widgets/shared/day";
import { isBlank } from "@mindle/domain/widgets/shared/typed-text";
import {
  draftOf,
  isDue,
  isHigh,
  isOpened,
  sealedOf,
  tallyOf,
  whyNoMore,
  worryEnvelopes,
} from "@mindle/domain/widgets/worry-envelopes/definition";
import type { WorryEnvelopesProps } from "@mindle/domain/widgets/worry-envelopes/props";
import {
  type Envelope as EnvelopeValue,
  OUTCOMES,
  type WorryEnvelopesValue,
} from "@mindle/domain/widgets/worry-envelopes/value";
import { insideOf, nameOf, topicOf } from "@mindle/domain/widgets/worry-envelopes/words";
import { useRef, useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useContentPage } from "../../page-context.ts";
import { cssVariables } from "../../parts/css-variables.ts";
import { Question } from "../../parts/question/question.tsx";
import { useFocusNext } from "../../parts/typing/keyboard.ts";
import { answeredWidget, type DrawnAnswer } from "../../widget-view.ts";
import { Draft } from "./draft.tsx";
import { Envelope } from "./envelope.tsx";
import { EnvelopeItem } from "./envelope-item.tsx";
import small from "./small-envelopes.module.css";
import { TEXTS } from "./texts.ts";
import styles from "./worry-envelopes.module.css";

/** Worries that wait in envelopes until their day, and are laid beside what came. */
export default answeredWidget(
  worryEnvelopes,
  function WorryEnvelopes(view) {
    const { id, props, value, onChange, onDiscard, problems, disabled } = view;
    const { language, today } = useContentPage();
    const texts = TEXTS[language];
    const root = useRef<HTMLDivElement>(null);
    const focusNext = useFocusNext(root);
    const [expanded, setExpanded] = useState<number>();
    const [isWriting, setWriting] = useState(false);
    const [said, setSaid] = useState("");
    const sealed = sealedOf(value);
    const draft = draftOf(value);
    const whyNot = whyNoMore(value, props, today);
    const isAnother = sealed.length > 0;
    const isDrafting = !disabled && whyNot === undefined && (isWriting || !isAnother);

    const withDraft = (envelopes: readonly EnvelopeValue[], next: EnvelopeValue): WorryEnvelopesValue => {
      const hasDraft = Object.values(next.sealed).some((entered) => entered !== null);
      return { envelopes: [...envelopes, ...(hasDraft ? [next] : [])] };
    };
    const store = (envelopes: readonly EnvelopeValue[], next = draft) => onChange(withDraft(envelopes, next));
    const replaced = (at: number, ...envelope: readonly EnvelopeValue[]) =>
      sealed.toSpliced(at, 1, ...envelope);
    const focusEnvelope = (at: number) => focusNext(`li:nth-child(${at + 1}) > [data-envelope]`);
    const seal = (days: number) => {
      const dueOn = dayAfter(today, days);
      const words = (text: string | null) => (text?.trim() ? text.trim() : null);
      const { text, sign } = draft.sealed;
      const written = { ...draft.sealed, text: words(text), sign: words(sign), on: today, dueOn };
      onChange({ envelopes: [...sealed, { ...draft, sealed: written }] });
      setWriting(false);
      setSaid(texts.sealed(shortDay(dueOn, language)));
      focusEnvelope(sealed.length);
    };
    const toggle = (at: number, envelope: EnvelopeValue) => {
      const isClosing = expanded === at;
      setExpanded(isClosing ? undefined : at);
      if (isClosing) focusEnvelope(at);
      // One that stays sealed has only a menu, and the focus stays on its button.
      else if (isOpened(envelope) || isDue(envelope, today))
        focusNext(`li:nth-child(${at + 1}) [data-heading]`);
    };
    return (
      <Question
        id={id}
        // It asks for a worry, which is no question to one that is sealed.
        label={isAnother && !isDrafting ? { hidden: props.label[language] } : props.label[language]}
        problems={problems}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves a further worry as it is, wherever the focus is. */}
        <div
          ref={root}
          className={styles.envelopes}
          onKeyDown={({ key, nativeEvent }) => {
            if (key !== "Escape" || nativeEvent.isComposing || !isWriting) return;
            setWriting(false);
            focusNext("[data-another]");
          }}
        >
          {isAnother && (
            <ul className={styles.list} aria-label={texts.list}>
              {sealed.map((envelope, at) => (
                <EnvelopeItem
                  // biome-ignore lint/suspicious/noArrayIndexKey: envelopes keep their order.
                  key={at}
                  id={`${id}-${at}`}
                  {...{ props, envelope, disabled }}
                  isExpanded={expanded === at}
                  toggle={() => toggle(at, envelope)}
                  onChange={(next) => store(replaced(at, next))}
                  onMoved={(next, words) => {
                    store(replaced(at, next));
                    setExpanded(undefined);
                    setSaid(words);
                    focusEnvelope(at);
                  }}
                  onDiscard={() => {
                    onDiscard(withDraft(replaced(at), draft));
                    setExpanded(undefined);
                    setSaid(texts.discarded);
                    focusNext("[data-envelope], [data-another], input");
                  }}
                />
              ))}
            </ul>
          )}
          <Tally value={value} />
          {isDrafting && (
            <Draft
              {...{ id, props, draft, isAnother }}
              onChange={(next) => store(sealed, next)}
              onSeal={seal}
            />
          )}
          {!disabled && isAnother && whyNot === undefined && !isWriting && expanded === undefined && (
            <Button
              variant="quiet"
              data-another=""
              onClick={() => {
                setWriting(true);
                focusNext("input[type=radio]");
              }}
            >
              {texts.another}
            </Button>
          )}
          {!disabled && whyNot !== undefined && whyNot !== "one" && (
            <p className={styles.hint}>{texts.whyNot[whyNot]}</p>
          )}
          <div role="status">
            <VisuallyHidden>{said}</VisuallyHidden>
          </div>
        </div>
      </Question>
    );
  },
  (answer) => <SmallEnvelopes {...answer} />,
);

/** The envelopes as they lie on the table, those that were opened with their paper out. */
function SmallEnvelopes({ props, value, language }: DrawnAnswer<WorryEnvelopesProps, WorryEnvelopesValue>) {
  return (
    <ol className={small.envelopes}>
      {sealedOf(value).map((envelope, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: envelopes keep their order.
        <li key={at}>
          <SmallEnvelope {...{ props, envelope, language }} />
        </li>
      ))}
    </ol>
  );
}

function SmallEnvelope({
  props,
  envelope,
  language,
}: Omit<DrawnAnswer<WorryEnvelopesProps, unknown>, "value"> & { readonly envelope: EnvelopeValue }) {
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

/** How the opened envelopes went, from five on; where much of it came, no numbers. The page has the helpline. */
function Tally({ value }: { readonly value: WorryEnvelopesValue }) {
  const { language, hasCrisis = false } = useContentPage();
  const texts = TEXTS[language];
  const tally = tallyOf(value);
  if (tally === undefined || hasCrisis) return null;
  const words = OUTCOMES.flatMap((outcome) => {
    const count = tally.counts.get(outcome);
    return count === undefined ? [] : [texts.counted(outcome, count)];
  });
  return (
    <div className={styles.tally}>
      <p>
        {texts.tally} {words.join(", ")}
      </p>
      {isHigh(value) ? (
        <p className={styles.strong}>{texts.high}</p>
      ) : (
        tally.means !== undefined && (
          <ul className={styles.bars}>
            <Bar label={texts.seemed} figure={tally.means.sure} />
            <Bar label={texts.met100} figure={tally.means.came} />
          </ul>
        )
      )}
    </div>
  );
}

function Bar({ label, figure }: { readonly label: string; readonly figure: number }) {
  return (
    <li className={styles.bar} style={cssVariables({ share: figure / 100 })}>
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true" />
      <b>{Math.round(figure)}</b>
    </li>
  );
}
