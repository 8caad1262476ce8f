import { type Card, cardList } from "@mindle/domain/widgets/card-list/definition";
import type { CardListProps } from "@mindle/domain/widgets/card-list/widget";
import { own } from "@mindle/domain/widgets/shared/parts";
import { type ReactNode, useRef } from "react";
import { useContentPage } from "../../page-context.ts";
import { Question } from "../../parts/question/question.tsx";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { TypedRows } from "../../parts/typing/typed-rows.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import styles from "./card-list.module.css";

const TEXTS = {
  ko: { add: "카드 한 장 더 쓰기", card: (number: number) => `카드 ${number}` },
  en: { add: "Write another card", card: (number: number) => `Card ${number}` },
} as const;

/** Index cards, each held by a strip of coloured tape. */
export default answeredWidget(cardList, function CardList(view) {
  const { id, props, value, onChange, problems, disabled } = view;
  const { language } = useContentPage();
  const { label, fields, min, max } = props;
  return (
    <Question id={id} label={label[language]} problems={problems}>
      <TypedRows<Card>
        rows={value}
        onChange={onChange}
        min={min}
        max={max}
        create={(card) => ({ id: card, texts: {} })}
        wordsOf={({ texts }) =>
          Object.keys(fields)
            .map((field) => own(texts, field) ?? "")
            .find((text) => text.trim() !== "") ?? ""
        }
        addLabel={TEXTS[language].add}
        disabled={disabled}
        classes={{ list: styles.cards }}
      >
        {(card, { number, remove, advance }) => (
          <CardFields view={view} card={card} number={number} remove={remove} advance={advance} />
        )}
      </TypedRows>
    </Question>
  );
});

type CardListView = WidgetViewProps<CardListProps, readonly Card[]>;

interface CardFieldsProps {
  readonly view: CardListView;
  readonly card: Card;
  readonly number: number;
  readonly remove: ReactNode;
  advance(): void;
}

function CardFields({ view, card, number, remove, advance }: CardFieldsProps) {
  const { language } = useContentPage();
  const cardRef = useRef<HTMLFieldSetElement>(null);
  const { props, value, onChange, problems, disabled } = view;
  const isOnly = props.max === 1;
  const write = (field: string, text: string) =>
    onChange(
      value.map((other) =>
        other.id === card.id ? { ...other, texts: { ...other.texts, [field]: text } } : other,
      ),
    );
  const goFrom = (at: number) => {
    const next = cardRef.current?.querySelectorAll("textarea")[at + 1];
    if (next === undefined) advance();
    else next.focus();
  };
  return (
    <fieldset
      ref={cardRef}
      className={styles.card}
      aria-label={isOnly ? props.label[language] : TEXTS[language].card(number)}
    >
      {!isOnly && (
        <div className={styles.top}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          {remove}
        </div>
      )}
      {Object.entries(props.fields).map(([field, fieldLabel], at) => (
        <div key={field} className={styles.field}>
          <TypedField
            label={{ above: fieldLabel[language] }}
            look="line"
            value={own(card.texts, field) ?? ""}
            onChange={(text) => write(field, text)}
            max={props.characters}
            problem={partProblem(problems, `${card.id}.${field}`, language)}
            disabled={disabled}
            part={`${card.id}.${field}`}
            onEnter={() => goFrom(at)}
          />
        </div>
      ))}
    </fieldset>
  );
}
