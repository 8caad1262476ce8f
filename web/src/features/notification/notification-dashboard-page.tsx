import { useTranslation } from "react-i18next";
import { useDailyReminder } from "../../platform/notification/use-daily-reminder.ts";
import { useCurrentUid } from "../../platform/query/use-current-uid.ts";
import { Header } from "../../shell/header.tsx";
import { Button } from "../../ui/button.tsx";
import { MascotArt } from "../../ui/characters/mascot-art.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DailyReminder } from "./daily-reminder.tsx";
import styles from "./notification.module.css";

/** The reminders of an account. */
export default function NotificationDashboardPage() {
  const { t } = useTranslation("notification");
  const uid = useCurrentUid();
  return (
    <Page tone="mindle" background="paper" top={<Header back="/mypage" />}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
      </header>
      {uid !== undefined && <Reminders uid={uid} />}
    </Page>
  );
}

function Reminders({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("notification");
  const reminder = useDailyReminder(uid);
  if (reminder.status === "ready") return <DailyReminder uid={uid} saved={reminder.data} />;
  if (reminder.status === "loading") return <Placeholder />;
  return (
    <div className={styles.problem}>
      <MascotArt pose="worried" size={132} />
      <p role="alert">{t("failed")}</p>
      <Button loading={reminder.retrying} onClick={reminder.retry}>
        {t("retry")}
      </Button>
    </div>
  );
}

function Placeholder() {
  const { t } = useTranslation();
  return (
    <div className={styles.console}>
      <p role="status" className={styles.loading}>
        {t("loading")}
      </p>
      <Skeleton height="12.5rem" />
      <Skeleton height="8rem" />
    </div>
  );
}
