import { classNames } from "../../../ui/class-names.ts";
import { useContentPage } from "../../page-context.ts";
import share from "../../parts/share-fill.module.css";
import styles from "./pie-graph.module.css";
import { fillOf, type PieProps } from "./pie-props.ts";

/** The slices by name; a press lifts one. */
export function Legend({ props, slices, lifted, onLift, figure }: PieProps) {
  const { language } = useContentPage();
  return (
    <ul className={styles.legend}>
      {slices.map((slice) => {
        const isLifted = slice.id === lifted;
        return (
          <li key={slice.id}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={isLifted}
              onClick={() => onLift(isLifted ? undefined : slice.id)}
            >
              <span className={classNames(styles.swatch, share.fill)} {...fillOf(slice, props)} />
              <span className={styles.name}>{props.slices[slice.id]?.label[language]}</span>
              <span className={styles.figure}>{figure(slice)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
