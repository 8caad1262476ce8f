import type { PieGraphProps } from "@mindle/domain/widgets/pie-graph/widget";
import { withUnit } from "@mindle/domain/widgets/shared/parts";
import { useState } from "react";
import { useContentPage } from "../../page-context.ts";
import { rounded } from "../../parts/numbers.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { labelId, Question } from "../../parts/question/question.tsx";
import table from "../../parts/table.module.css";
import { shownWidget } from "../../widget-view.ts";
import { Legend, Pie, type PieProps } from "./pie.tsx";
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
