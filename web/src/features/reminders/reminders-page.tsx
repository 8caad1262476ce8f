import { isPausedAt } from "@mindle/domain/reminders/due";
import { useTranslation } from "react-i18next";
import { now } from "../../platform/browser/now.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import type { Reminders as AccountReminders } from "../../platform/reminders/reminders-api.ts";
import { remindersQuery } from "../../platform/reminders/reminders-query.ts";
import { useDailyReminder } from "../../platform/reminders/use-reminders.ts";
import { Header } from "../../shell/header.tsx";
import { LoadFailed, Loading } from "../../shell/states/load-states.tsx";
import { useQuery } from "../../shell/use-query.ts";
import { Page } from "../../ui/layout/page.tsx";
import { DailyReminder } from "./daily-reminder.tsx";
import { DatedReminders } from "./dated-reminders.tsx";
import { PauseCard } from "./pause-card.tsx";
import styles from "./reminders.module.css";

/** The reminders of an account. */
export default function NotificationDashboardPage() {
  const { t } = useTranslation(["reminders", "common"]);
  const uid = useCurrentUid();
  return (
    <Page tone="mindle" background="paper" top={<Header back="/mypage" />}>
      <header className={styles.head}>
        <h1>{t("common:titles.notifications")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
      </header>
      {uid !== undefined && <Reminders uid={uid} />}
    </Page>
  );
}

function Reminders({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("reminders");
  const reminder = useDailyReminder(uid);
  const reminders = useLoadable(remindersQuery(uid));
  // What was read before may have ended since.
  const pausedUntil =
    reminders.status === "ready" && isPausedAt(reminders.data.pausedUntil, now())
      ? reminders.data.pausedUntil
      : null;
  if (reminder.status === "ready") {
    return (
      <div className={styles.console}>
        <DailyReminder uid={uid} saved={reminder.data} pausedUntil={pausedUntil} />
        {reminders.status === "ready" && (
          <OtherReminders
            uid={uid}
            isReminded={reminder.data.enabled}
            dated={reminders.data.dated}
            pausedUntil={pausedUntil}
          />
        )}
      </div>
    );
  }
  if (reminder.status === "failed") return <LoadFailed of={reminder} text={t("failed")} />;
  return <Loading className={styles.console} heights={["12.5rem", "8rem"]} />;
}

interface OtherRemindersProps {
  readonly uid: string;
  /** Whether the daily reminder is on. */
  readonly isReminded: boolean;
  readonly dated: AccountReminders["dated"];
  /** Milliseconds since the epoch; null without a pause. */
  readonly pausedUntil: number | null;
}

/** Reminders of single dates, and the pause of all reminders, where there are any. */
function OtherReminders({ uid, isReminded, dated, pausedUntil }: OtherRemindersProps) {
  const isAsked = useQuery().get("pause") === "week";
  const hasReminders = isReminded || dated.length > 0 || pausedUntil !== null;
  return (
    <>
      <DatedReminders uid={uid} dated={dated} />
      {(hasReminders || isAsked) && <PauseCard uid={uid} pausedUntil={pausedUntil} isAsked={isAsked} />}
    </>
  );
}
