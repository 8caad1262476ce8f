import { helplinesOfCare } from "@mindle/domain/safety/help-lines-of-kind";
import { dialled } from "@mindle/domain/safety/helplines";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { helpShown } from "../../platform/safety/help-card.ts";
import { useHelplines } from "../../platform/safety/helplines.ts";
import { Link } from "../../ui/controls/link.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./care-strip.module.css";

/** Helplines in a compact strip, for results that ask for care without being a crisis. */
export function CareStrip() {
  const { t } = useTranslation("schema-result");
  const lines = helplinesOfCare(useHelplines());
  useEffect(() => helpShown.write(true), []);
  return (
    <aside className={styles.strip} data-tone="mindle" aria-label={t("strip.title")}>
      <p className={styles.title}>{t("strip.title")}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.number}>
            <a className={styles.line} href={`tel:${dialled(line.number)}`}>
              <Icon name="phone" size={20} />
              <span>
                <b>{line.number}</b> {line.name} · {line.hours}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Link className={styles.more} to="/help">
        {t("care.more")}
      </Link>
    </aside>
  );
}
