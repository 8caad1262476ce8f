import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import { PickedRow, usePickedRow } from "../../parts/rows-in-picture/picked-row.tsx";
import { inOrder, RowOrder } from "../../parts/rows-in-picture/row-order.tsx";
import { Stepper } from "../../parts/stepper.tsx";
import styles from "./hill-picture.module.css";
import { HillPicture, type RatingRange, type StoneRow } from "./hill-picture.tsx";
import { withinSteps } from "./places.ts";
import type { Texts } from "./texts.ts";

interface HillProps {
  readonly id: string;
  readonly rows: readonly StoneRow[];
  /** Ids of the rated rows, easiest first. */
  readonly order: readonly string[];
  readonly step: number;
  readonly texts: Texts;
  readonly begin: RatingRange | undefined;
  onRate(id: string, rating: number | undefined): void;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
}

/** The hill, the rating of the picked stone, and the rows like the steps of a ladder. */
export function Hill({ id, rows, order, step, texts, begin, onRate, problems, disabled }: HillProps) {
  const { picked, panel, pick, show, moved } = usePickedRow(rows, isRated, disabled);
  const rate = (id: string, rating: number | undefined, by: "tap" | "drag" | "key") => {
    moved(id, by);
    onRate(id, rating);
  };
  return (
    <div className={styles.parts}>
      <HillPicture
        rows={rows}
        step={step}
        texts={texts}
        begin={begin}
        picked={picked?.id}
        onPick={pick}
        onRate={rate}
        disabled={disabled}
      />
      {picked !== undefined && (
        <PickedRow panel={panel} row={picked} hint={isRated(picked) ? undefined : texts.move}>
          <RatingStepper
            row={picked}
            step={step}
            texts={texts}
            onRate={(rating) => rate(picked.id, rating, "key")}
          />
        </PickedRow>
      )}
      <RowOrder
        id={id}
        label={texts.order}
        rows={inOrder(rows, order).map((row) => ({
          ...row,
          answer: row.rating === undefined ? texts.waiting : texts.rated(row.rating),
          isAnswered: isRated(row),
          note: isWithin(begin, row.rating) ? texts.begin : undefined,
        }))}
        problems={problems}
        picked={picked?.id}
        onPick={show}
        disabled={disabled}
      />
    </div>
  );
}

interface RatingStepperProps {
  readonly row: StoneRow;
  readonly step: number;
  readonly texts: Texts;
  onRate(rating: number): void;
}

/** The rating as a large number, between the buttons that lower and raise it. */
function RatingStepper({ row: { label, rating }, step, texts, onRate }: RatingStepperProps) {
  return (
    <Stepper
      size="large"
      less={`${texts.less(step)}, ${label}`}
      more={`${texts.more(step)}, ${label}`}
      isLeast={rating === 0}
      isMost={rating !== undefined && withinSteps(rating + step, step) === rating}
      onStep={(direction) => onRate(rating === undefined ? 0 : withinSteps(rating + direction * step, step))}
    >
      <output>{rating ?? "–"}</output>
    </Stepper>
  );
}

function isRated({ rating }: StoneRow): boolean {
  return rating !== undefined;
}

function isWithin(range: RatingRange | undefined, rating: number | undefined): boolean {
  return range !== undefined && rating !== undefined && rating >= range.from && rating <= range.to;
}
