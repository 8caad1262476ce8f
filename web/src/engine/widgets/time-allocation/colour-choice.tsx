import { hoursInWords } from "@mindle/domain/widgets/answers/parts";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import { ProblemNote } from "../../parts/question.tsx";
import share from "../../parts/share-fill.module.css";
import { shareFill } from "../../parts/share-fill.ts";
import styles from "./colour-choice.module.css";
import hourStyles from "./time-allocation.module.css";

interface ColourChoiceProps {
  /** Unique on the page. */
  readonly id: string;
  /** Shared by all colours. */
  readonly name: string;
  readonly label: string;
  /** The row's place, which has its colour; undefined for the one that takes colour away. */
  readonly at: number | undefined;
  readonly hours: number;
  readonly isChosen: boolean;
  onChoose(): void;
  readonly problem?: string | undefined;
  /** The part of the answer that it holds, see `WidgetProblem.part`. */
  readonly part?: string;
  readonly disabled: boolean;
  /** Changes the hours of the chosen one. */
  readonly stepper?: ReactNode;
  readonly otherHours?: ReactNode;
}

/** A colour to paint the week with, the hours it has and, once it is chosen, buttons for more and fewer. */
export function ColourChoice(props: ColourChoiceProps) {
  const { id, name, label, at, hours, isChosen, onChoose, problem, part, disabled } = props;
  const { language } = useContentPage();
  const fill = at === undefined ? {} : shareFill(at);
  const isOpen = isChosen && !disabled;
  return (
    <div className={styles.colour} data-part={part} data-chosen={isOpen || undefined} {...fill}>
      <Choice
        kind="radio"
        className={styles.choice}
        name={name}
        checked={isChosen}
        disabled={disabled}
        onChange={onChoose}
      >
        <span className={classNames(styles.swatch, at !== undefined && share.fill)} {...fill} />
        <span className={styles.name}>{label}</span>
        {(at === undefined || !isOpen) && (
          <span className={hourStyles.hours}>{hoursInWords(hours, language)}</span>
        )}
      </Choice>
      {isOpen && props.stepper !== undefined && <div className={styles.stepper}>{props.stepper}</div>}
      {props.otherHours}
      <ProblemNote id={`${id}-problem`} text={problem} />
    </div>
  );
}
