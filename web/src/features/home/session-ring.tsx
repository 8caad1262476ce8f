import type { ProgrammeProgress } from "@mindle/domain/programme/progress";
import { useTranslation } from "react-i18next";
import { ProgressRing } from "../../ui/layout/progress-ring.tsx";
import { GROWTH_FORMS } from "../../ui/pictures/growth/growth.tsx";
import styles from "./note.module.css";
import { useSessionTexts } from "./use-session-texts.ts";

/** Finished, recommended and all sessions of a programme, as a ring and in words. */
export function SessionRing({ progress }: { readonly progress: ProgrammeProgress }) {
  const { t } = useTranslation("home");
  const { times } = useSessionTexts();
  const { finishedSessions, recommendedSessions, totalSessions, stage } = progress;
  const form = GROWTH_FORMS[stage];
  return (
    <div className={styles.progress}>
      <ProgressRing
        value={(finishedSessions / totalSessions) * 100}
        recommended={(recommendedSessions / totalSessions) * 100}
        label={t("ring")}
        valueText={t("ringValue", { finished: finishedSessions, total: totalSessions })}
      >
        <span className={styles.count}>
          <b>{finishedSessions}</b>/{totalSessions}
        </span>
      </ProgressRing>
      <div className={styles.legend}>
        {form !== undefined && <p className={styles.growth}>{t(`growth.${form}`)}</p>}
        <dl>
          <Fact mark="finished" name={t("finished")} value={times(finishedSessions)} />
          <Fact mark="recommended" name={t("recommended")} value={times(recommendedSessions)} />
          <Fact mark="total" name={t("total")} value={times(totalSessions)} />
        </dl>
      </div>
    </div>
  );
}

interface FactProps {
  readonly mark: "finished" | "recommended" | "total";
  readonly name: string;
  readonly value: string;
}

function Fact({ mark, name, value }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.mark} data-mark={mark} aria-hidden="true" />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
