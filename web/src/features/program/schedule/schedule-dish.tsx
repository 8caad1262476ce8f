import { foodOfSession } from "@mindle/domain/programme/food";
import { dishOf, type ScheduledSession } from "@mindle/domain/programme/schedule";
import { FoodIcon } from "../../../ui/pictures/food/food-icon.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import styles from "./schedule-dish.module.css";

interface ScheduleDishProps {
  readonly session: ScheduledSession;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/** The dish of a session, filled by its finished steps: steaming while the session is current, with a tick once it is done. */
export function ScheduleDish({ session, size }: ScheduleDishProps) {
  return (
    <span className={styles.dish}>
      {session.status === "current" && (
        <svg className={styles.steam} viewBox="0 0 40 20" aria-hidden="true">
          <path d="M12 18q-4-4 0-8t0-8" />
          <path d="M20 18q-4-4 0-8t0-8" />
          <path d="M28 18q-4-4 0-8t0-8" />
        </svg>
      )}
      <FoodIcon food={foodOfSession(session.session)} step={dishOf(session)} size={size} />
      {session.status === "done" && (
        <span className={styles.tick}>
          <Icon name="check" size={14} />
        </span>
      )}
    </span>
  );
}
