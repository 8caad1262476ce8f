import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "../shell.module.css";

/** Longer than most answers take, in milliseconds. */
const SLOW_MS = 4_000;

/** What says so when something that was sent takes long, beside a button that shows that it waits. */
export function SlowNote({ waiting }: { readonly waiting: boolean }) {
  const { t } = useTranslation("common");
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return (
    <p role="status" className={styles.slow}>
      {isSlow && t("slow")}
    </p>
  );
}
