import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import styles from "./shell.module.css";

/** Tells that there is no connection, for as long as there is none. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, isOnline, yes);
  return (
    <div role="status" className={styles.offlineRegion}>
      {!online && <p className={styles.offline}>{t("offline")}</p>}
    </div>
  );
}

function isOnline(): boolean {
  return navigator.onLine;
}

function yes(): boolean {
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
