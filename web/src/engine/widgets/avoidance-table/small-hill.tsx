import { type AvoidanceTableValue, rated } from "@mindle/domain/widgets/avoidance-table/definition";
import type { AvoidanceTableProps } from "@mindle/domain/widgets/avoidance-table/widget";
import { placeStyle } from "../../parts/rows-in-picture/use-drag.ts";
import type { DrawnAnswer } from "../../widget-view.ts";
import { Landscape } from "./hill.tsx";
import { HILL, placesOf } from "./places.ts";
import styles from "./small-hill.module.css";
import { textsOf } from "./texts.ts";

/** Of the picture, in hundredths of its width: a strip of the meadow, and less sky. */
const HEIGHT = HILL + 2;

/** The hill as it was left, its stones numbered from the easiest, and what each stands for. */
export function SmallHill({ props, value, language }: DrawnAnswer<AvoidanceTableProps, AvoidanceTableValue>) {
  const rows = rated(value, props);
  const places = placesOf(rows);
  return (
    <div className={styles.recall}>
      <div className={styles.hill} style={{ aspectRatio: `100 / ${HEIGHT}` }}>
        <Landscape height={HEIGHT} begin={props.begin} />
        {rows.map(({ id }, at) => (
          <span key={id} className={styles.stone} style={placeStyle(places[id])}>
            {at + 1}
          </span>
        ))}
      </div>
      <ol className={styles.rows}>
        {rows.map(({ id, label, rating }) => (
          <li key={id}>
            <span>{label[language]}</span>
            <span className={styles.rating}>
              {props.heat === true ? textsOf(language, props).rated(rating) : rating}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
