import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import styles from "./loop-link.module.css";

const ARROW = "M12 5v14M6 13l6 6 6-6";
/** Back to the first card. */
const ARROW_BACK = "M17 19V9a4 4 0 0 0-4-4H6M10 1 6 5l4 4";
const SCISSORS =
  "M8.5 8.5 19 19M15.5 8.5 5 19M6.2 8.8a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM17.8 8.8a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z";

interface LoopLinkProps {
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
export function LoopLink({ direction, isBack, label, cutLabel, isCut, onCut }: LoopLinkProps) {
  const icon = <StrokeIcon d={isCut ? SCISSORS : isBack ? ARROW_BACK : ARROW} size={20} />;
  const shown = { className: styles.link, "data-direction": isCut || isBack ? undefined : direction };
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
