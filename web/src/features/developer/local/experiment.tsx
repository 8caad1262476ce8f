import { useTranslation } from "react-i18next";
import { useLocalData } from "../../../platform/developer/emulator-documents.ts";
import { FUNNEL_STEPS, type Funnel, readFunnels } from "../../../platform/developer/funnel.ts";
import { Skeleton } from "../../../ui/layout/skeleton.tsx";
import styles from "../developer.module.css";
import { Panel } from "./local-list.tsx";

/** How far the two groups of the experiment got, from the events of the local tracking host. */
export default function Experiment() {
  const { t } = useTranslation("developer");
  const reading = useLocalData("experiment", readFunnels);
  const { data, isError } = reading;
  const funnels = isError ? undefined : data;
  return (
    <Panel title={t("experiment.title")} lead={t("experiment.lead")} reading={reading}>
      <p role="status">{isError && t("local.failed")}</p>
      {funnels === undefined && !isError && <Skeleton height="6rem" />}
      {funnels !== undefined && <Funnels funnels={funnels} />}
    </Panel>
  );
}

function Funnels({ funnels }: { readonly funnels: readonly Funnel[] }) {
  const { t } = useTranslation("developer");
  const share = ({ browsers, reached }: Funnel, step: (typeof FUNNEL_STEPS)[number]) =>
    browsers === 0 ? "–" : t("experiment.share", { percent: Math.round((100 * reached[step]) / browsers) });
  return (
    <table className={styles.funnel} aria-label={t("experiment.title")}>
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
