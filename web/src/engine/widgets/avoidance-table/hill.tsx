import type { WidgetProblem } from "@mindle/domain/widgets/problem";
import { useRef, useState } from "react";
import { StrokeIcon } from "../../../ui/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { RowNumber } from "../../parts/numbered-rows.tsx";
import { RowOrder } from "../../parts/row-order.tsx";
import styles from "./hill.module.css";
import { HillPicture, type StoneRow } from "./hill-picture.tsx";
import type { RatingRange } from "./landscape.tsx";
import { withinSteps } from "./places.ts";
import { TEXTS } from "./texts.ts";

interface HillProps {
  readonly id: string;
  readonly rows: readonly StoneRow[];
  /** Ids of the rated rows, easiest first. */
  readonly order: readonly string[];
  readonly step: number;
  readonly begin: RatingRange | undefined;
  onRate(id: string, rating: number | undefined): void;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
}

/** The hill, the rating of the picked stone, and the rows like the steps of a ladder. */
export function Hill({ id, rows, order, step, begin, onRate, problems, disabled }: HillProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const [chosen, setChosen] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  // Until one is chosen it is the first that waits, so that taps alone send one after the other.
  const waiting = rows.filter(({ rating }) => rating === undefined);
  const picked = disabled ? undefined : (rows.find((row) => row.id === chosen) ?? waiting[0]);

  const rate = (rated: string, rating: number | undefined, by: "tap" | "drag" | "key") => {
    const goesOn = by === "tap" && waiting.some((row) => row.id === rated);
    setChosen(goesOn ? undefined : rated);
    onRate(rated, rating);
  };
  return (
    <div className={styles.parts}>
      <HillPicture
        rows={rows}
        step={step}
        begin={begin}
        picked={picked?.id}
        onPick={setChosen}
        onRate={rate}
        disabled={disabled}
      />
      {picked !== undefined && (
        <div className={styles.picked} ref={panel}>
          <p className={styles.name}>
            <RowNumber number={picked.number} />
            <span>
              {picked.label}
              {picked.rating === undefined && <span className={styles.note}>{texts.move}</span>}
            </span>
          </p>
          <Stepper row={picked} step={step} onRate={(rating) => rate(picked.id, rating, "key")} />
        </div>
      )}
      <RowOrder
        id={id}
        label={texts.order}
        rows={inOrder(rows, order).map((row) => ({
          ...row,
          answer: row.rating === undefined ? texts.waiting : `${texts.rating} ${row.rating}`,
          isAnswered: row.rating !== undefined,
          note: isWithin(begin, row.rating) ? texts.begin : undefined,
        }))}
        problems={problems}
        picked={picked?.id}
        onPick={(row) => {
          setChosen(row);
          panel.current?.scrollIntoView({ block: "nearest" });
        }}
        disabled={disabled}
      />
    </div>
  );
}

interface StepperProps {
  readonly row: StoneRow;
  readonly step: number;
  onRate(rating: number): void;
}

/** The rating as a large number, between the buttons that lower and raise it. */
function Stepper({ row: { label, rating }, step, onRate }: StepperProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const moved = (by: number) => (rating === undefined ? 0 : withinSteps(rating + by, step));
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${texts.less(step)}, ${label}`}
        onClick={() => onRate(moved(-step))}
      >
        <StrokeIcon d="M6 12h12" size={24} />
      </button>
      <output className={styles.rating}>{rating ?? "–"}</output>
      <button
        type="button"
        className={styles.button}
        aria-label={`${texts.more(step)}, ${label}`}
        onClick={() => onRate(moved(step))}
      >
        <StrokeIcon d="M12 6v12M6 12h12" size={24} />
      </button>
    </div>
  );
}

/** Rows in this order, then those below the hill. */
function inOrder(rows: readonly StoneRow[], order: readonly string[]): readonly StoneRow[] {
  const rank = ({ id }: StoneRow) => (order.includes(id) ? order.indexOf(id) : order.length);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

function isWithin(range: RatingRange | undefined, rating: number | undefined): boolean {
  return range !== undefined && rating !== undefined && rating >= range.from && rating <= range.to;
}
