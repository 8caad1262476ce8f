import { hoursInWords } from "@mindle/domain/widgets/shared/parts";
import { classNames } from "../../../ui/class-names.ts";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import { ProblemNote } from "../../parts/question/question.tsx";
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
}

/** A colour to paint the week with, and the hours it has. */
export function ColourChoice(props: ColourChoiceProps) {
  const { id, name, label, fill, hours, isChosen, onChoose, problem, part, disabled } = props;
  const { language } = useContentPage();
  return (
    <div className={styles.colour} data-part={part} data-chosen={(isChosen && !disabled) || undefined}>
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
        <span className={hourStyles.hours}>{hoursInWords(hours, language)}</span>
      </Choice>
      <ProblemNote id={`${id}-problem`} text={problem} />
    </div>
  );
}
