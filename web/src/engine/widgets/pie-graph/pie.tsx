import type { PieGraphProps } from "@mindle/domain/widgets/pie-graph/widget";
import { useId } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useContentPage } from "../../page-context.ts";
import share from "../../parts/share-fill.module.css";
import { shareFill } from "../../parts/share-fill.ts";
import styles from "./pie-graph.module.css";
import type { Slice } from "./slices.ts";

/** The pie on its plate. Everything it does, the legend does too. */
export function Pie({ props, slices, lifted, onLift }: PieProps) {
  const id = useId();
  const ids = Object.keys(props.slices);
  return (
    <svg className={styles.pie} viewBox="-112 -112 224 224" aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={`${id}-1`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.thread} d="M0 3h6" />
        </pattern>
        <pattern id={`${id}-2`} width="8" height="8" patternUnits="userSpaceOnUse">
          <circle className={styles.dot} cx="4" cy="4" r="1.6" />
        </pattern>
        <pattern id={`${id}-3`} width="6" height="6" patternUnits="userSpaceOnUse">
          <path className={styles.thread} d="M0 3h6" />
        </pattern>
      </defs>
      <circle className={styles.plate} r="109" />
      <circle className={styles.rim} r="102" />
      {slices.map((slice) => {
        if (slice.path === undefined) return null;
        const isLifted = slice.id === lifted;
        const fill = shareFill(slice.id, ids);
        const pattern = fill["data-pattern"];
        const { x, y } = slice.lift;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the legend's buttons do the same.
          <g
            key={slice.id}
            className={styles.slice}
            {...fill}
            data-lifted={isLifted || undefined}
            style={{ transform: isLifted ? `translate(${x}px, ${y}px)` : undefined }}
            onClick={() => onLift(isLifted ? undefined : slice.id)}
          >
            <path className={styles.filling} d={slice.path} />
            {typeof pattern === "number" && pattern > 0 && (
              <path d={slice.path} fill={`url(#${id}-${pattern})`} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

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
              <span
                className={classNames(styles.swatch, share.fill)}
                {...shareFill(slice.id, Object.keys(props.slices))}
              />
              <span className={styles.name}>{props.slices[slice.id]?.label[language]}</span>
              <span className={styles.figure}>{figure(slice)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What the parts of the graph show. */
export interface PieProps {
  readonly props: PieGraphProps;
  readonly slices: readonly Slice[];
  /** Id of the slice that is apart from the others. */
  readonly lifted: string | undefined;
  onLift(id: string | undefined): void;
  /** A slice's figure in words. */
  figure(slice: Slice): string;
}
