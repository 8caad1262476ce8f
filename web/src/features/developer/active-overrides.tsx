import { useTranslation } from "react-i18next";
import { findProblems } from "../../platform/developer/check-overrides.ts";
import { readOverrides } from "../../platform/settings/overrides.ts";
import styles from "./developer.module.css";

/** Says which settings a tester changed, as long as there are any. */
export function ActiveOverrides() {
  const { t } = useTranslation("developer");
  const overrides = readOverrides();
  const entries = Object.entries(overrides);
  if (entries.length === 0) return null;
  const isIgnored = findProblems(overrides).size > 0;
  return (
    <section className={isIgnored ? styles.ignored : styles.active} aria-labelledby="active-overrides">
      <h2 id="active-overrides">
        {isIgnored ? t("active.ignored") : t("active.title", { count: entries.length })}
      </h2>
      <ul>
        {entries.map(([setting, text]) => (
          <li key={setting}>
            <code>
              {setting} = {text}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
