import { useTranslation } from "react-i18next";
import { deviceNow } from "../../platform/browser/now.ts";
import { useOnline } from "../../platform/browser/use-online.ts";
import { useReadAt } from "../../platform/data/use-loadable.ts";
import { userProgramQuery } from "../../platform/data/user.ts";
import { timeAgo } from "../../platform/i18n/counts.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import styles from "./home.module.css";

/** Without a connection: how long ago the programmes were read. */
export function AsOf({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const readAt = useReadAt(userProgramQuery(uid));
  if (useOnline() || readAt === undefined) return null;
  const ago = timeAgo(deviceNow() - readAt, language);
  return (
    <p className={styles.asOf} role="status">
      <svg viewBox="0 0 32 22" aria-hidden="true">
        <path d="M9 20a7 7 0 0 1-.6-14A9 9 0 0 1 25 8.4 6 6 0 0 1 24 20Z" />
      </svg>
      {ago === undefined ? t("justNow") : t("asOf", { ago })}
    </p>
  );
}
