import { useLanguage } from "../../../platform/i18n/i18n.ts";
import styles from "../developer.module.css";

/** A time in milliseconds since the epoch, in the local time zone. */
export function Moment({ at }: { readonly at: number }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "medium" });
  return (
    <time className={styles.moment} dateTime={new Date(at).toISOString()}>
      {format.format(at)}
    </time>
  );
}
