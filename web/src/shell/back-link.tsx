import { useTranslation } from "react-i18next";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
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
