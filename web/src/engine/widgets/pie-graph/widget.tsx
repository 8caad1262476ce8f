import { withUnit } from "@mindle/domain/widgets/answers/parts";
import type { PieGraphProps } from "@mindle/domain/widgets/pie-graph/widget";
import { useState } from "react";
import { useContentPage } from "../../page-context.ts";
import { rounded } from "../../parts/figure.ts";
import { WithPlainVersion } from "../../parts/plain-version.tsx";
import { Question } from "../../parts/question.tsx";
import { type ShownProps, shownWidget } from "../../widget-view.ts";
import { Legend } from "./legend.tsx";
import { Pie } from "./pie.tsx";
import styles from "./pie-graph.module.css";
import { ShareTable } from "./share-table.tsx";
import { type Slice, slicesOf } from "./slices.ts";
import { TEXTS } from "./texts.ts";

export default shownWidget<PieGraphProps>("pie-graph", PieGraph);

/** Shares of a whole as a pie whose slices can be lifted, or as a table. */
function PieGraph({ id, props }: ShownProps<PieGraphProps>) {
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
}
