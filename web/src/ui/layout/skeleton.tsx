import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** Any CSS length. */
  readonly width?: string;
  readonly height?: string;
}

/** Placeholder for content that is loading; not announced. */
export function Skeleton({ width = "100%", height = "1.25rem" }: SkeletonProps) {
  return (
    <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
  );
}
