import { useTranslation } from "react-i18next";
import { usePush } from "../../platform/reminders/use-push.ts";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { Button } from "../../ui/controls/button.tsx";
import styles from "./reminders.module.css";

interface PushCardProps {
  readonly uid: string;
  /** Whether the reminder is on. While it is off, a device can only be turned off. */
  readonly isReminded: boolean;
}

/** Offers the reminder on this device as well; the browser asks only after a press. */
export function PushCard({ uid, isReminded }: PushCardProps) {
  const { t } = useTranslation("reminders");
  const { state, enable, disable } = usePush(uid);
  if (!isReminded && state !== "on") return null;
  const isFailed = (enable.error ?? disable.error) !== null;
  return (
    <section className={styles.push} aria-labelledby="push-title">
      <h2 id="push-title">{t("push.title")}</h2>
      <p role="status">{t(`push.${state}`)}</p>
      {state === "off" && (
        <Button variant="secondary" loading={enable.isSaving} onClick={() => enable.run()}>
          {t("push.enable")}
        </Button>
      )}
      {state === "on" && (
        <Button variant="quiet" loading={disable.isSaving} onClick={() => disable.run()}>
          {t("push.disable")}
        </Button>
      )}
      <ErrorText>{isFailed && t(state === "on" ? "push.disableFailed" : "push.enableFailed")}</ErrorText>
    </section>
  );
}
