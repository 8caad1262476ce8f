import { useTranslation } from "react-i18next";
import { Link } from "../ui/controls/link.tsx";
import { Icon } from "../ui/pictures/icon.tsx";
import styles from "./shell.module.css";

/** The back arrow of a top bar. */
export function BackLink({ to }: { readonly to: string }) {
  const { t } = useTranslation();
  return (
    <Link className={styles.back} to={to} aria-label={t("back")}>
      <Icon name="back" />
    </Link>
  );
}

/** The same arrow where only the history knows what is before. */
export function BackButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.back} aria-label={t("back")} onClick={onClick}>
      <Icon name="back" />
    </button>
  );
}
