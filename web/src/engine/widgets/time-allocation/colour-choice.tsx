import { hoursInWords } from "@mindle/domain/widgets/answers/parts";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import { ProblemNote } from "../../parts/question.tsx";
import share from "../../parts/share-fill.module.css";
import type { ShareFill } from "../../parts/share-fill.ts";
import styles from "./colour-choice.module.css";
import hourStyles from "./time-allocation.module.css";

interface ColourChoiceProps {
  /** Unique on the page. */
  readonly id: string;
  /** Shared by all colours. */
  readonly name: string;
  readonly label: string;
  /** Undefined for the one that takes colour away. */
  readonly fill: ShareFill | undefined;
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
  const { id, name, label, fill, hours, isChosen, onChoose, problem, part, disabled } = props;
  const { language } = useContentPage();
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
        <span className={classNames(styles.swatch, fill !== undefined && share.fill)} {...fill} />
        <span className={styles.name}>{label}</span>
        {(fill === undefined || !isOpen) && (
          <span className={hourStyles.hours}>{hoursInWords(hours, language)}</span>
        )}
      </Choice>
      {isOpen && props.stepper !== undefined && <div className={styles.stepper}>{props.stepper}</div>}
      {props.otherHours}
      <ProblemNote id={`${id}-problem`} text={problem} />
    </div>
  );
}
