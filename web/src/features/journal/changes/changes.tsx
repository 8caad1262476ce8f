import { changeOf } from "@mindle/domain/programme/change";
import type { ChangeSeries } from "@mindle/domain/programme/change-series";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { mediumDay } from "../names.ts";
import styles from "./change.module.css";
import { ChangeGraph } from "./change-graph.tsx";

interface ChangesProps {
  readonly title: string;
  readonly series: readonly ChangeSeries[];
  /** What the numbers are not, and where help is. */
  readonly note?: ReactNode;
}

/** How what was measured has changed, with what that does not say. Where something is harder than before, help comes first. */
export function Changes({ title, series, note }: ChangesProps) {
  const { t } = useTranslation(["journal", "common"]);
  const id = useId();
  if (series.length === 0) return null;
  const isHarder = series.some(({ points, scale }) => changeOf(points, scale.band) === scale.harder);
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isHarder && (
        <div className={styles.help}>
          <p>{t("changes.help")}</p>
          <LinkButton to="/help" block>
            {t("common:getHelp")}
          </LinkButton>
        </div>
      )}
      {note !== undefined && <p className={styles.about}>{note}</p>}
      <p className={styles.about}>{t("changes.about")}</p>
      {series.map((each) => (
        <Measured key={each.id} series={each} />
      ))}
    </section>
  );
}

function Measured({ series }: { readonly series: ChangeSeries }) {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  const id = useId();
  const { min, max, band, harder, digits } = series.scale;
  const change = changeOf(series.points, band);
  return (
    <article className={styles.measured} aria-labelledby={id}>
      <h3 id={id}>{series.label}</h3>
      <p className={styles.verdict}>{t(change === undefined ? "changes.unknown" : `changes.${change}`)}</p>
      <p className={styles.meaning}>{t(`changes.meaning.${harder}`)}</p>
      <div className={styles.figures}>
        <ChangeGraph series={series} />
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t("changes.day")}</th>
              <th scope="col">{t("changes.value", { min, max })}</th>
            </tr>
          </thead>
          <tbody>
            {series.points.map(({ at, value }) => (
              <tr key={at}>
                <th scope="row">{mediumDay(at, language)}</th>
                <td>{value === null ? t("changes.missing") : value.toFixed(digits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}
