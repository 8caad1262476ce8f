import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLocalData } from "../../../platform/developer/emulator-documents.ts";
import { FUNNEL_STEPS, type Funnel, readFunnels } from "../../../platform/developer/funnel.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Skeleton } from "../../../ui/layout/skeleton.tsx";
import styles from "../developer.module.css";

/** How far the two groups of the experiment got, from the events of the local tracking host. */
export default function Experiment() {
  const { t } = useTranslation("developer");
  const headingId = useId();
  const { data, isError, isFetching, refetch } = useLocalData("experiment", readFunnels);
  const funnels = isError ? undefined : data;
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <div className={styles.listHead}>
        <h2 id={headingId}>{t("experiment.title")}</h2>
        <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          {t("local.refresh")}
        </Button>
      </div>
      <p className={styles.note}>{t("experiment.lead")}</p>
      <p role="status">{isError && t("local.failed")}</p>
      {funnels === undefined && !isError && <Skeleton height="6rem" />}
      {funnels !== undefined && <Funnels funnels={funnels} labelledBy={headingId} />}
    </section>
  );
}

function Funnels({
  funnels,
  labelledBy,
}: {
  readonly funnels: readonly Funnel[];
  readonly labelledBy: string;
}) {
  const { t } = useTranslation("developer");
  const share = ({ browsers, reached }: Funnel, step: (typeof FUNNEL_STEPS)[number]) =>
    browsers === 0 ? "–" : t("experiment.share", { percent: Math.round((100 * reached[step]) / browsers) });
  return (
    <table className={styles.funnel} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t("experiment.step")}</th>
          {funnels.map((funnel) => (
            <th key={funnel.group} scope="col">
              {t(`experiment.groups.${funnel.group}`)}
              <span className={styles.note}>{t("experiment.browsers", { count: funnel.browsers })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FUNNEL_STEPS.map((step) => (
          <tr key={step}>
            <th scope="row">{t(`experiment.steps.${step}`)}</th>
            {funnels.map((funnel) => (
              <td key={funnel.group}>
                <strong>{funnel.reached[step]}</strong>{" "}
                <span className={styles.note}>{share(funnel, step)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
