import { MINUTE_MS } from "@mindle/domain/time";
import { useTranslation } from "react-i18next";
import { journalQuery } from "../../platform/answers/journal-query.ts";
import { deviceNow } from "../../platform/browser/now.ts";
import { useNow } from "../../platform/browser/use-now.ts";
import { useOnline } from "../../platform/browser/use-online.ts";
import { useReadAt } from "../../platform/data/use-loadable.ts";
import { timeAgo } from "../../platform/i18n/counts.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import styles from "./journal.module.css";

/** Without a connection: how long ago the journal was read. */
export function AsOf({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  const readAt = useReadAt(journalQuery(uid));
  useNow((at) => (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS);
  if (useOnline() || readAt === undefined) return null;
  const ago = timeAgo(deviceNow() - readAt, language);
  return (
    <p className={styles.quiet} role="status">
      {ago === undefined ? t("justNow") : t("asOf", { ago })}
    </p>
  );
}
