import type { Labelled } from "@mindle/domain/content/props";
import { own } from "@mindle/domain/widgets/answers/parts";
import type { WidgetProblem } from "@mindle/domain/widgets/answers/problem";
import type { KeyPairsProps } from "@mindle/domain/widgets/key-pairs/props";
import { Fragment, type ReactNode } from "react";
import { useContentPage } from "../../page-context.ts";
import { quoted } from "../../parts/undo-note.tsx";
import { partProblem } from "../../problem-text.ts";
import styles from "./card-stack.module.css";
import { LoopLink } from "./loop-link.tsx";
import { PairCard } from "./pair-card.tsx";
import { cardPlace, linkPlace, type RingPlace } from "./ring-places.ts";
import { TEXTS } from "./texts.ts";

interface CardStackProps {
  readonly id: string;
  readonly props: KeyPairsProps;
  /** What the rows were filled with, without those that are empty. */
  readonly answers: Labelled;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
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
  const { id, props, answers, problems, disabled, layout, open, editor } = stack;
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const rows = Object.entries(props.rows);
  const isLoop = props.loop && rows.length > 1;
  const isFilled = (row: string) => own(answers, row) !== undefined;
  const follower = (at: number) => rows[(at + 1) % rows.length]?.[0] ?? "";
  const canCut = (at: number) => isFilled(rows[at]?.[0] ?? "") && isFilled(follower(at));
  const labelOf = (row: string) => quoted(props.rows[row]?.label[language] ?? "");
  const cut = rows.find(([row], at) => row === stack.cut && canCut(at))?.[0];
  const isRing = layout === "ring";
  return (
    <div className={styles.stack}>
      <div className={isRing ? styles.ring : styles.list} data-cut={cut !== undefined || undefined}>
        {rows.map(([row, { label }], at) => (
          <Fragment key={row}>
            <div
              className={styles.card}
              style={isRing ? gridPlace(cardPlace(at, rows.length)) : undefined}
              data-column={isRing ? cardPlace(at, rows.length).column : undefined}
            >
              <PairCard
                id={`${id}-${row}`}
                row={row}
                label={label[language]}
                answer={own(answers, row)?.[language]}
                problem={partProblem(problems, row, language)}
                isOpen={open === row}
                disabled={disabled}
                onPress={() => stack.onOpen(row)}
              >
                {!isRing && open === row && editor}
              </PairCard>
            </div>
            {isLoop && (
              <div className={styles.link} style={isRing ? gridPlace(linkPlace(at, rows.length)) : undefined}>
                <LoopLink
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

const COLUMNS = { left: "1", middle: "2", right: "3", all: "1 / -1" } as const;

function gridPlace({ row, column }: RingPlace) {
  return { gridRow: row, gridColumn: COLUMNS[column] };
}
