import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import styles from "./shell.module.css";

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, isOnline, assumeOnline);
  return (
    <div role="status" className={styles.offlineRegion}>
      {!online && <p className={styles.offline}>{t("offline")}</p>}
    </div>
  );
}

function isOnline(): boolean {
  return navigator.onLine;
}

function assumeOnline(): boolean {
  return true;
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
