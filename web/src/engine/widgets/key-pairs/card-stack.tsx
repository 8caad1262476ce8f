import type { Labelled } from "@mindle/domain/content/props";
import type { Pairs } from "@mindle/domain/widgets/key-pairs/definition";
import type { KeyPairsProps } from "@mindle/domain/widgets/key-pairs/widget";
import { own } from "@mindle/domain/widgets/shared/parts";
import { Fragment, type ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question/question.tsx";
import { quoted } from "../../parts/typing/undo-note.tsx";
import { partProblem } from "../../problem-text.ts";
import type { WidgetViewProps } from "../../widget-view.ts";
import styles from "./card-stack.module.css";
import linkStyles from "./loop-link.module.css";
import pairStyles from "./pair-card.module.css";
import { cardPlace, gridPlace, linkPlace } from "./ring-places.ts";
import { TEXTS } from "./texts.ts";

interface CardStackProps
  extends Pick<WidgetViewProps<KeyPairsProps, Pairs>, "id" | "props" | "problems" | "disabled"> {
  /** What the rows were filled with, without those that are empty. */
  readonly answers: Labelled;
  readonly layout: "ring" | "list";
  readonly open: string | undefined;
  onOpen(row: string): void;
  /** The inside of the open card. */
  readonly editor: ReactNode;
  /** The row after which the loop is cut. */
  readonly cut: string | undefined;
  onCut(row: string): void;
}

/** The cards in a circle, the open one below it, or one below the other. */
export function CardStack(stack: CardStackProps) {
  const { props, answers, disabled, layout, open, editor } = stack;
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const rows = Object.keys(props.rows);
  const isLoop = props.loop && rows.length > 1;
  const isFilled = (row: string) => own(answers, row) !== undefined;
  const follower = (at: number) => rows[(at + 1) % rows.length] ?? "";
  const canCut = (at: number) => isFilled(rows[at] ?? "") && isFilled(follower(at));
  const labelOf = (row: string) => quoted(props.rows[row]?.label[language] ?? "");
  const cut = rows.find((row, at) => row === stack.cut && canCut(at));
  const isRing = layout === "ring";
  return (
    <div className={styles.stack} data-ring={isRing || undefined}>
      <div className={isRing ? styles.ring : styles.list} data-cut={cut !== undefined || undefined}>
        {rows.map((row, at) => (
          <Fragment key={row}>
            <div
              className={styles.card}
              style={isRing ? gridPlace(cardPlace(at, rows.length)) : undefined}
              data-column={isRing ? cardPlace(at, rows.length).column : undefined}
            >
              <PairCard {...stack} row={row} />
            </div>
            {isLoop && (
              <div className={styles.link} style={isRing ? gridPlace(linkPlace(at, rows.length)) : undefined}>
                <LoopLink
                  isLow={isRing}
                  direction={isRing ? linkPlace(at, rows.length).direction : "down"}
                  isBack={!isRing && at === rows.length - 1}
                  label={texts.leadsOn(labelOf(row), labelOf(follower(at)))}
                  cutLabel={texts.cut(labelOf(row))}
                  isCut={cut === row}
                  onCut={!disabled && canCut(at) ? () => stack.onCut(row) : undefined}
                />
              </div>
            )}
          </Fragment>
        ))}
      </div>
      {isLoop && !disabled && (
        <p className={styles.status} role="status">
          {cut !== undefined
            ? texts.isCut(labelOf(cut))
            : rows.some((_, at) => canCut(at))
              ? texts.cutHint
              : null}
        </p>
      )}
      {isRing && editor !== undefined && open !== undefined && (
        <div className={styles.opened}>
          <p className={styles.openedLabel}>{props.rows[open]?.label[language]}</p>
          {editor}
        </div>
      )}
    </div>
  );
}

/** A card that opens: in the circle a low one, which shows the beginning of a long answer and opens below it. */
function PairCard(card: CardStackProps & { readonly row: string }) {
  const { id, row, props, answers, problems, disabled, layout, open, onOpen, editor } = card;
  const { language } = useContentPage();
  const answer = own(answers, row)?.[language];
  const problem = partProblem(problems, row, language);
  const problemId = `${id}-${row}-problem`;
  const isOpen = open === row;
  const isRing = layout === "ring";
  const face = (
    <>
      <span className={pairStyles.label}>{props.rows[row]?.label[language]}</span>
      <span className={pairStyles.answer}>{answer ?? TEXTS[language].empty}</span>
    </>
  );
  return (
    <div
      className={classNames(pairStyles.card, isRing && pairStyles.low)}
      data-clamped={(isRing && editor !== undefined) || undefined}
      data-filled={answer !== undefined || undefined}
      data-open={isOpen || undefined}
      data-part={isOpen ? undefined : row}
    >
      {disabled ? (
        <p className={pairStyles.face}>{face}</p>
      ) : (
        <button
          type="button"
          className={pairStyles.face}
          data-card={row}
          aria-expanded={isOpen}
          aria-describedby={problem === undefined ? undefined : problemId}
          onClick={() => onOpen(row)}
        >
          {face}
        </button>
      )}
      {problem !== undefined && (
        <div className={pairStyles.problem}>
          <ProblemNote id={problemId} text={problem} />
        </div>
      )}
      {!isRing && isOpen && editor}
    </div>
  );
}

const ARROW = "M12 5v14M6 13l6 6 6-6";
/** Back to the first card. */
const ARROW_BACK = "M17 19V9a4 4 0 0 0-4-4H6M10 1 6 5l4 4";
const SCISSORS =
  "M8.5 8.5 19 19M15.5 8.5 5 19M6.2 8.8a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM17.8 8.8a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z";

interface LoopLinkProps {
  readonly isLow: boolean;
  readonly direction: "down" | "left" | "up";
  /** True for the one that leads back, where the cards are in a list. */
  readonly isBack: boolean;
  /** What leads to what. */
  readonly label: string;
  readonly cutLabel: string;
  readonly isCut: boolean;
  /** Undefined where there is nothing to cut yet. */
  readonly onCut: (() => void) | undefined;
}

/** The thread from one card to the next. */
function LoopLink({ isLow, direction, isBack, label, cutLabel, isCut, onCut }: LoopLinkProps) {
  const icon = <StrokeIcon d={isCut ? SCISSORS : isBack ? ARROW_BACK : ARROW} size={isLow ? 18 : 20} />;
  const className = classNames(linkStyles.link, isLow && linkStyles.low);
  const shown = { className, "data-direction": isCut || isBack ? undefined : direction };
  if (onCut === undefined) {
    return (
      <span {...shown}>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    );
  }
  return (
    <button {...shown} type="button" aria-label={cutLabel} aria-pressed={isCut} onClick={onCut}>
      {icon}
    </button>
  );
}
