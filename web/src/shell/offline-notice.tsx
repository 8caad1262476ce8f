import { useTranslation } from "react-i18next";
import { useOnline } from "../platform/browser/use-online.ts";
import styles from "./shell.module.css";

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.offlineRegion}>
      {!isOnline && <p className={styles.offline}>{t("offline")}</p>}
    </div>
  );
}
