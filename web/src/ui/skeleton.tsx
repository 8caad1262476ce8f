import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** Any CSS length. */
  readonly width?: string;
  readonly height?: string;
}

/** The place of something that is still coming; says nothing by itself. */
export function Skeleton({ width = "100%", height = "1.25rem" }: SkeletonProps) {
  return <span className={styles.bone} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}
