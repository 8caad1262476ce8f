import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useCurrentUid } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { MAIN_PATHS } from "../../shell/main-navigation.tsx";
import { LoadFailed } from "../../shell/states/load-states.tsx";
import { NotFoundScreen } from "../../shell/states/not-found-screen.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./schedule/schedule.module.css";
import { ScheduleView } from "./schedule/schedule-view.tsx";
import { useSchedule } from "./schedule/use-schedule.ts";

/** The sessions and steps of a programme, as a path. */
export default function SchedulePage() {
  const { t } = useTranslation(["program-schedule", "common"]);
  const { programId = "" } = useParams();
  const uid = useCurrentUid();
  const schedule = useSchedule(programId, uid);
  if (schedule.status === "ready" && schedule.data === null) return <NotFoundScreen />;
  const character = schedule.status === "ready" ? schedule.data?.programme.character : undefined;
  return (
    <Page tone={toneOf(character)} background="paper" wide top={<Header back={MAIN_PATHS.home} />}>
      {schedule.status === "ready" && schedule.data !== null && (
        <ScheduleView programId={programId} uid={uid} schedule={schedule.data} />
      )}
      {schedule.status === "loading" && <Placeholder />}
      {schedule.status === "failed" && (
        <LoadFailed of={schedule} text={t("failed")} className={styles.problem}>
          <Growth form="bud" size={132} />
          <h1>{t("common:titles.schedule")}</h1>
        </LoadFailed>
      )}
    </Page>
  );
}

function Placeholder() {
  const { t } = useTranslation();
  return (
    <div className={styles.schedule}>
      <div className={styles.head}>
        <p role="status" className={styles.loading}>
          {t("loading")}
        </p>
        <Skeleton width="70%" height="2.5rem" />
        <Skeleton height="10rem" />
      </div>
      <div className={styles.placeholder}>
        <Skeleton height="7rem" />
        {["first", "second", "third", "fourth"].map((place) => (
          <Skeleton key={place} height="4.5rem" />
        ))}
      </div>
    </div>
  );
}
