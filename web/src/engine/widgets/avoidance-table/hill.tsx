import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import { useRef } from "react";
import { HIGH_IS_HARD } from "../../../ui/pictures/companion/follow-person.ts";
import { NothingGiven } from "../../parts/rows-in-picture/nothing-given.tsx";
import type { NumberedRow } from "../../parts/rows-in-picture/numbered-rows.tsx";
import { PickedRow, usePickedRow } from "../../parts/rows-in-picture/picked-row.tsx";
import { inOrder, RowOrder } from "../../parts/rows-in-picture/row-order.tsx";
import { placeIn, placeStyle, useDrag } from "../../parts/rows-in-picture/use-drag.ts";
import { Stepper } from "../../parts/stepper.tsx";
import styles from "./hill-picture.module.css";
import landscape from "./landscape.module.css";
import { groundAt, groundPath, HILL, pictureHeight, placesOf, ratingAt, withinSteps } from "./places.ts";
import type { Texts } from "./texts.ts";

export interface HillProps {
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
export function Hill(hill: HillProps) {
  const { id, rows, order, step, texts, begin, onRate, problems, disabled } = hill;
  const { picked, panel, pick, show, moved } = usePickedRow(rows, isRated, disabled);
  const rate = (id: string, rating: number | undefined, by: "tap" | "drag" | "key") => {
    moved(id, by);
    onRate(id, rating);
  };
  return (
    <div className={styles.parts}>
      <HillPicture {...hill} picked={picked?.id} onPick={pick} onRate={rate} />
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

interface RatingStepperProps extends Pick<HillProps, "step" | "texts"> {
  readonly row: StoneRow;
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

interface StoneRow extends NumberedRow {
  readonly rating: number | undefined;
}

interface HillPictureProps extends Pick<HillProps, "rows" | "step" | "texts" | "begin" | "disabled"> {
  /** The stone that the next tap on the hill is for. */
  readonly picked: string | undefined;
  onPick(id: string): void;
  /** A stone was moved; `by` says how. */
  onRate(id: string, rating: number | undefined, by: "tap" | "drag" | "key"): void;
}

/** Stones on a hill with a bench halfway. A stone is dragged, moved with arrow keys, or picked and sent with a tap. */
function HillPicture(props: HillPictureProps) {
  const { rows, step, texts, begin, picked, onPick, onRate, disabled } = props;
  const hill = useRef<HTMLDivElement>(null);
  const { drag, handlersOf } = useDrag({
    disabled,
    onDrop: ({ id, x, y }) => onRate(id, ratingAt(placeIn(hill.current, x, y), step), "drag"),
  });
  const places = placesOf(rows);
  const height = pictureHeight(rows.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the container of its own size.
    <div className={styles.frame} role="group" aria-label={texts.picture}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stones take arrow keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: stones take arrow keys. */}
      <div
        ref={hill}
        className={styles.hill}
        style={{ aspectRatio: `100 / ${height}` }}
        onClick={(event) => {
          const place = placeIn(hill.current, event.clientX, event.clientY);
          if (picked !== undefined && !disabled && place.y <= HILL)
            onRate(picked, ratingAt(place, step), "tap");
        }}
      >
        <Landscape height={height} begin={begin} />
        {rows.length === 0 && <NothingGiven kind="rows" isOnPicture />}
        {rows.map(({ id, number, label, rating }) => {
          const held = drag?.id === id ? drag : undefined;
          const shown = held === undefined ? rating : ratingAt(placeIn(hill.current, held.x, held.y), step);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to its input.
            <label
              key={id}
              className={styles.stone}
              style={placeStyle(places[id], held)}
              data-picked={picked === id || undefined}
              data-held={held !== undefined || undefined}
              data-fixed={disabled || undefined}
              {...handlersOf(id)}
              onClick={(event) => {
                event.stopPropagation();
                if (!disabled) onPick(id);
              }}
            >
              <input
                type="range"
                className={styles.input}
                aria-label={`${number}. ${label}`}
                aria-valuetext={rating === undefined ? texts.waiting : texts.spoken(rating)}
                // Below the scale until it is rated, so that the first key reaches 0.
                min={rating === undefined ? -step : 0}
                max={100}
                step={step}
                value={rating ?? -step}
                disabled={disabled}
                {...HIGH_IS_HARD}
                onChange={(event) => {
                  const next = event.currentTarget.valueAsNumber;
                  if (next >= 0) onRate(id, next, "key");
                }}
              />
              <span aria-hidden="true">{number}</span>
              {held !== undefined && shown !== undefined && (
                <span className={styles.held} aria-hidden="true">
                  {shown}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </div>
  );
}

/** Ratings from one to another, both included. */
interface RatingRange {
  readonly from: number;
  readonly to: number;
}

interface LandscapeProps {
  readonly height: number;
  /** A good place to begin, drawn into the slope. */
  readonly begin: RatingRange | undefined;
}

const STEPS = Array.from({ length: 11 }, (_, at) => groundAt(at * 10));
const BENCH = groundAt(50);
const TOP = groundAt(100);

/** A hill with steps, a bench halfway and a tree on the top. */
export function Landscape({ height, begin }: LandscapeProps) {
  const slope = groundPath(0, 100);
  return (
    <svg className={landscape.landscape} viewBox={`0 0 100 ${height}`} aria-hidden="true" focusable="false">
      <path className={landscape.far} d={`M0 62C18 44 34 58 52 46S86 26 100 30V${HILL + 4}H0Z`} />
      <circle className={landscape.sun} cx="15" cy="17" r="6" data-tone="jumpy" />
      <g className={landscape.tree}>
        <path d={`M${TOP.x + 3} ${TOP.y + 1}v-9`} />
        <circle cx={TOP.x + 3} cy={TOP.y - 11} r="4.6" data-tone="mindle" />
      </g>
      <path className={landscape.hill} d={`${slope}L100 ${TOP.y}V${HILL + 4}H0V74Z`} />
      {begin !== undefined && <path className={landscape.begin} d={groundPath(begin.from, begin.to)} />}
      {STEPS.map(({ x, y }) => (
        <ellipse key={x} className={landscape.step} cx={x} cy={y + 1.4} rx="3" ry="1.3" />
      ))}
      <g className={landscape.bench} transform={`translate(${BENCH.x} ${BENCH.y})`}>
        <path d="M-6.5-3.2h13M-6-6.2h12M-5 0v-6.2M5 0v-6.2" />
      </g>
      <path className={landscape.meadow} d={`M0 ${HILL}c14-4 30 2 50-1s36-2 50 1V${height}H0Z`} />
      {[0, 50, 100].map((rating) => {
        const { x, y } = groundAt(rating);
        return (
          <text key={rating} className={landscape.figure} x={x} y={Math.min(y + 8, HILL - 2.5)}>
            {rating}
          </text>
        );
      })}
    </svg>
  );
}
