import { helloCard, isReady, kindOf, roleOf, toldCard } from "@mindle/domain/widgets/hello-card/definition";
import type { HelloCardProps } from "@mindle/domain/widgets/hello-card/props";
import { type Card, type HelloCardValue, NO_CARD } from "@mindle/domain/widgets/hello-card/value";
import { shortDay } from "@mindle/domain/widgets/shared/day";
import { type ReactNode, useRef, useState } from "react";
import { useContentPage } from "../../page-context.ts";
import { useHeadingFocus } from "../../parts/heading-focus.ts";
import { Question } from "../../parts/question/question.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { Another, Away, Back, Due, Waiting } from "./after.tsx";
import { Draft } from "./draft.tsx";
import styles from "./hello-card.module.css";
import { Sheet } from "./sheet.tsx";
import { firstOpen, READY_BEAT, type Stage, type StageProps, stageOf } from "./stage.ts";
import { outcomeWords, TEXTS } from "./texts.ts";

/** A first message to another person: writing it, waiting for the answer, comparing it with what was expected. */
export default answeredWidget(
  helloCard,
  function HelloCard(view) {
    const { language, today } = useContentPage();
    const { id, props, value, onChange, problems, disabled } = view;
    const cards = value.cards.length > 0 ? value.cards : [NO_CARD];
    const placeOf = (at: number): Place => {
      const card = cards[at] ?? NO_CARD;
      return { at, stage: stageOf(card, today), beat: isReady(card) ? READY_BEAT : 0 };
    };
    const [place, setPlace] = useState(() => placeOf(firstOpen(cards, today)));
    const root = useRef<HTMLDivElement>(null);
    const { heading, move: moveFocus } = useHeadingFocus(() => root.current);
    const move = (next: Place) => {
      moveFocus();
      setPlace(next);
    };
    if (disabled) return <SentCards {...view} />;

    const card = cards[place.at] ?? NO_CARD;
    // What to write is said while one writes.
    const label = props.label[language];
    const Shown = STAGES[place.stage];
    const body = (
      <div ref={root} className={styles.body} data-stage={place.stage}>
        <Shown
          view={view}
          card={card}
          kind={kindOf(card, props)}
          // What must be changed is where it was entered.
          beat={problems.length > 0 ? 0 : place.beat}
          change={(part) =>
            onChange({ cards: cards.map((each, at) => (at === place.at ? { ...each, ...part } : each)) })
          }
          go={(stage, beat = 0) => move({ at: place.at, stage, beat })}
          texts={TEXTS[language]}
          heading={heading}
        />
      </div>
    );
    return (
      <Question id={id} label={place.stage === "draft" ? label : { hidden: label }} problems={problems}>
        <div className={styles.hello}>
          {cards.length === 1 ? (
            body
          ) : (
            <CardList
              {...{ cards, props, id }}
              open={place.at}
              onOpen={(at) => setPlace(placeOf(at))}
              body={body}
            />
          )}
          {place.stage !== "draft" && place.stage !== "due" && (
            <Another view={view} onBegun={(at) => move({ at, stage: "draft", beat: 0 })} />
          )}
        </div>
      </Question>
    );
  },
  ({ props, value, language }) => {
    const card = toldCard(value);
    if (card.sent === null) return undefined;
    return (
      <Sheet to={roleOf(card, props)?.[language]} isStill>
        <p className={styles.words}>{card.text}</p>
      </Sheet>
    );
  },
);

/** Where a person is: which card is open, and how far it is shown. */
interface Place {
  readonly at: number;
  readonly stage: Stage;
  readonly beat: number;
}

const STAGES: Readonly<Record<Stage, (props: StageProps) => ReactNode>> = {
  draft: Draft,
  away: Away,
  waiting: Waiting,
  due: Due,
  back: Back,
};

interface CardListProps {
  readonly id: string;
  readonly cards: readonly Card[];
  readonly props: HelloCardProps;
  readonly open: number;
  onOpen(at: number): void;
  readonly body: ReactNode;
}

/** Several cards, one of them open. */
function CardList({ id, cards, props, open, onOpen, body }: CardListProps) {
  const { language, today } = useContentPage();
  const texts = TEXTS[language];
  const statusOf = (card: Card) => {
    if (card.back !== null) return outcomeWords(card.back.came, kindOf(card, props), texts);
    const stage = stageOf(card, today);
    if (stage === "away") return texts.isAway;
    if (stage === "draft") return texts.drafting;
    return stage === "due" ? texts.seeToday : texts.see(shortDay(card.sent?.dueOn ?? "", language));
  };
  return (
    <ul className={styles.cards} aria-label={texts.cards}>
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their places.
        <li key={at}>
          <button
            type="button"
            className={styles.folded}
            aria-expanded={at === open}
            aria-controls={`${id}-card-${at}`}
            onClick={() => onOpen(at)}
          >
            {texts.listed(roleOf(card, props)?.[language] ?? texts.someone, statusOf(card))}
          </button>
          <div id={`${id}-card-${at}`}>{at === open && body}</div>
        </li>
      ))}
    </ul>
  );
}

/** What was sent, to read. */
function SentCards({ id, props, value }: WidgetViewProps<HelloCardProps, HelloCardValue>) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  return (
    <Question id={id} label={props.label[language]} problems={[]}>
      <div className={styles.hello}>
        {value.cards.flatMap((card, at) =>
          card.sent === null
            ? []
            : [
                // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their places.
                <Sheet key={at} to={roleOf(card, props)?.[language]} isStill>
                  <p className={styles.words}>{card.text}</p>
                  {card.back !== null && (
                    <p className={styles.hint}>{outcomeWords(card.back.came, kindOf(card, props), texts)}</p>
                  )}
                </Sheet>,
              ],
        )}
      </div>
    </Question>
  );
}
