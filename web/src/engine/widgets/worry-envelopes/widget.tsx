import { dayAfter, shortDay } from "@mindle/domain/widgets/shared/day";
import {
  draftOf,
  isDue,
  isOpened,
  sealedOf,
  whyNoMore,
  worryEnvelopes,
} from "@mindle/domain/widgets/worry-envelopes/definition";
import type { Envelope, WorryEnvelopesValue } from "@mindle/domain/widgets/worry-envelopes/value";
import { useRef, useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useContentPage } from "../../page-context.ts";
import { Question } from "../../parts/question/question.tsx";
import { useFocusNext } from "../../parts/typing/keyboard.ts";
import { answeredWidget } from "../../widget-view.ts";
import { Draft } from "./draft.tsx";
import { EnvelopeItem } from "./envelope-item.tsx";
import { SmallEnvelopes } from "./small-envelopes.tsx";
import { Tally } from "./tally.tsx";
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

    const withDraft = (envelopes: readonly Envelope[], next: Envelope): WorryEnvelopesValue => {
      const hasDraft = Object.values(next.sealed).some((entered) => entered !== null);
      return { envelopes: [...envelopes, ...(hasDraft ? [next] : [])] };
    };
    const store = (envelopes: readonly Envelope[], next = draft) => onChange(withDraft(envelopes, next));
    const replaced = (at: number, ...envelope: readonly Envelope[]) => sealed.toSpliced(at, 1, ...envelope);
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
    const toggle = (at: number, envelope: Envelope) => {
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
