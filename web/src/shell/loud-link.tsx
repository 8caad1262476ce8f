import { useTranslation } from "react-i18next";
import { Link } from "../ui/controls/link.tsx";
import { StrokeIcon } from "../ui/pictures/icon.tsx";
import styles from "./loud-link.module.css";

/** A sound. */
const WAVE = "M3 12h2l2.5-6 4 13 3.5-10 2 5 1.5-2H21";

/** The way to the loud minute, from where people are on an ordinary day. */
export function LoudLink() {
  const { t } = useTranslation();
  return (
    <Link className={styles.link} to="/loud">
      <StrokeIcon d={WAVE} size={20} />
      {t("titles.loud")}
    </Link>
  );
}
