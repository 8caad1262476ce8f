import type { PieGraphProps } from "@mindle/domain/widgets/pie-graph/widget";
import { withUnit } from "@mindle/domain/widgets/shared/parts";
import { useId, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useContentPage } from "../../page-context.ts";
import { rounded } from "../../parts/numbers.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { labelId, Question } from "../../parts/question/question.tsx";
import share from "../../parts/share-fill.module.css";
import { shareFill } from "../../parts/share-fill.ts";
import table from "../../parts/table.module.css";
import { shownWidget } from "../../widget-view.ts";
import styles from "./pie-graph.module.css";
import { type Slice, slicesOf } from "./slices.ts";

const TEXTS = {
  ko: { empty: "아직 담긴 게 없어요", what: "이름", amount: "양", share: "비율" },
  en: { empty: "Nothing on the plate yet", what: "Name", amount: "Amount", share: "Share" },
} as const;

/** Shares of a whole as a pie whose slices can be lifted, or as a table. */
export default shownWidget<PieGraphProps>("pie-graph", function PieGraph({ id, props }) {
  const { language } = useContentPage();
  const [lifted, setLifted] = useState(props.lifted);
  const slices = slicesOf(props.slices);
  const figure = ({ value, percent }: Slice) =>
    props.unit === undefined ? `${percent}%` : withUnit(rounded(value), props.unit, language);
  const shared = { props, slices, lifted, figure, onLift: setLifted };
  const isEmpty = slices.every(({ path }) => path === undefined);
  return (
    <Question id={id} label={props.label[language]} problems={[]}>
      <WithPlainVersion
        picture={
          <div className={styles.graph}>
            <Pie {...shared} />
            {isEmpty && <p className={styles.empty}>{TEXTS[language].empty}</p>}
            <Legend {...shared} />
          </div>
        }
        plain={<ShareTable id={id} {...shared} />}
      />
    </Question>
  );
});

/** The shares as figures. */
function ShareTable({ id, props, slices, figure }: PieProps & { readonly id: string }) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const hasUnit = props.unit !== undefined;
  return (
    <table className={table.table} aria-labelledby={labelId(id)}>
      <thead>
        <tr>
          <th scope="col">{texts.what}</th>
          {hasUnit && <th scope="col">{texts.amount}</th>}
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {slices.map((slice) => (
          <tr key={slice.id}>
            <th scope="row">{props.slices[slice.id]?.label[language]}</th>
            {hasUnit && <td>{figure(slice)}</td>}
            <td>{slice.percent}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The pie on its plate. Everything it does, the legend does too. */
function Pie({ props, slices, lifted, onLift }: PieProps) {
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
function Legend({ props, slices, lifted, onLift, figure }: PieProps) {
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
interface PieProps {
  readonly props: PieGraphProps;
  readonly slices: readonly Slice[];
  /** Id of the slice that is apart from the others. */
  readonly lifted: string | undefined;
  onLift(id: string | undefined): void;
  /** A slice's figure in words. */
  figure(slice: Slice): string;
}
