import styles from "./puff-figure.module.css";

/** A percentage in the head of a dandelion. */
export function PuffFigure({ percent }: { readonly percent: number }) {
  return <span className={styles.figure}>{percent}%</span>;
}
