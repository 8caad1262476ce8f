import type { Language } from "@mindle/domain/catalogue/language";
import type { Labelled } from "@mindle/domain/content/props";
import { keyPairs, type Pair } from "@mindle/domain/widgets/key-pairs/definition";
import type { KeyPairsProps } from "@mindle/domain/widgets/key-pairs/widget";
import { own } from "@mindle/domain/widgets/shared/parts";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { Question } from "../../parts/question/question.tsx";
import { useFocusNext, withAttribute } from "../../parts/typing/keyboard.ts";
import { answeredWidget } from "../../widget-view.ts";
import { CardStack } from "./card-stack.tsx";
import { PairEditor } from "./pair-editor.tsx";
import { cardPlace, gridPlace, linkPlace } from "./ring-places.ts";
import styles from "./small-cards.module.css";
import loopStyles from "./small-loop.module.css";

/** Cards with a label and what the person puts to it; in a loop, a circle that can be cut. */
export default answeredWidget(
  keyPairs,
  function KeyPairs(view) {
    const { id, props, value, onChange, problems, disabled } = view;
    const { language } = useContentPage();
    const rows = Object.keys(props.rows);
    const answers = keyPairs.parts?.(value, props) ?? {};
    const [open, setOpen] = useState(() => (disabled ? undefined : rows.find((row) => !answers[row])));
    const [cut, setCut] = useState<string>();
    /** Words that gave way to a choice, by row. */
    const [aside, setAside] = useState<Readonly<Record<string, string>>>({});
    const container = useRef<HTMLDivElement>(null);
    const focusNext = useFocusNext(container);
    useShowWhenOpened(container, open);

    const write = (row: string, pair: Pair | undefined) => {
      const others = Object.fromEntries(Object.entries(value).filter(([other]) => other !== row));
      onChange(pair === undefined ? others : { ...others, [row]: pair });
    };
    const advance = (row: string) => {
      const next = rows[rows.indexOf(row) + 1];
      setOpen(next);
      focusNext(
        next === undefined
          ? withAttribute("data-card", row)
          : `${withAttribute("data-editor", next)} :is(button, textarea)`,
      );
    };
    const editor =
      open === undefined || disabled ? undefined : (
        <PairEditor
          key={open}
          row={open}
          props={props}
          pair={own(value, open)}
          onChange={(pair) => write(open, pair)}
          aside={own(aside, open) ?? ""}
          onAside={(words) => setAside({ ...aside, [open]: words })}
          isInvalid={problems.some(({ part }) => part === open)}
          onNext={() => advance(open)}
          isLast={open === rows.at(-1)}
        />
      );
    const stack = {
      id,
      props,
      answers,
      problems,
      disabled,
      open,
      onOpen: (row: string) => setOpen(open === row ? undefined : row),
      editor,
      cut,
      onCut: (row: string) => setCut(cut === row ? undefined : row),
    };
    return (
      <Question id={id} label={props.label[language]} problems={problems}>
        <div ref={container}>
          {props.loop && rows.length > 1 ? (
            <WithPlainVersion
              picture={<CardStack {...stack} layout="ring" />}
              plain={<CardStack {...stack} layout="list" />}
            />
          ) : (
            <CardStack {...stack} layout="list" />
          )}
        </div>
      </Question>
    );
  },
  ({ props, value, language }) => {
    const rows = Object.keys(props.rows);
    const answers = keyPairs.parts?.(value, props) ?? {};
    // What goes round is seen at a glance, without labels.
    return props.loop && rows.length > 2 ? (
      <SmallLoop {...{ props, answers, language }} />
    ) : (
      <SmallCards {...{ props, answers, language }} />
    );
  },
);

/** Scrolls to the card that was opened, where it is out of sight; in a circle, with the circle. */
function useShowWhenOpened(container: { readonly current: HTMLElement | null }, open: string | undefined) {
  const shown = useRef(open);
  useLayoutEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    const editor = container.current?.querySelector("[data-editor]");
    (editor?.closest("[data-ring]") ?? editor)?.scrollIntoView({ block: "nearest" });
  });
}

interface SmallCardsProps {
  readonly props: KeyPairsProps;
  /** What the rows were filled with, without those that are empty. */
  readonly answers: Labelled;
  readonly language: Language;
}

/** The cards that were filled, below one another. */
function SmallCards({ props, answers, language }: SmallCardsProps) {
  return (
    <ol className={styles.cards}>
      {Object.entries(answers).map(([row, words]) => (
        <li key={row} className={styles.card}>
          <span className={styles.label}>{props.rows[row]?.label[language]}</span>
          <b>{words[language]}</b>
        </li>
      ))}
    </ol>
  );
}

/** The loop as it was filled, without its labels: to be seen at a glance. */
function SmallLoop({ props, answers, language }: SmallCardsProps) {
  const rows = Object.keys(props.rows);
  return (
    <div className={loopStyles.loop}>
      {rows.map((row, at) => {
        const place = cardPlace(at, rows.length);
        const link = linkPlace(at, rows.length);
        return (
          <Fragment key={row}>
            <p className={loopStyles.card} data-column={place.column} style={gridPlace(place)}>
              {own(answers, row)?.[language]}
            </p>
            <span className={loopStyles.arrow} data-direction={link.direction} style={gridPlace(link)}>
              <StrokeIcon d="M6 9l6 6 6-6" size={16} />
            </span>
          </Fragment>
        );
      })}
    </div>
  );
}
