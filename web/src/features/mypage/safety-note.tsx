import { flagEnds } from "@mindle/domain/safety/safety-flag";
import { DAY_MS } from "@mindle/domain/time";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { clearFlag, useFlag } from "../../platform/safety/flag.ts";
import { Button } from "../../ui/controls/button.tsx";
import styles from "./mypage.module.css";

/** That help was called for: what is kept of it, until when, and a button that deletes it here and with the account. */
export function SafetyNote() {
  const { t } = useTranslation("mypage");
  const language = useLanguage();
  const flag = useFlag();
  const [isDeleted, setDeleted] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDeleted) said.current?.focus();
  }, [isDeleted]);
  const inWords = (day: number) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", month: "long", day: "numeric" }).format(day);
  if (flag === null) {
    if (!isDeleted) return null;
    return (
      <p ref={said} tabIndex={-1} role="status" className={styles.safety}>
        {t("safety.deleted")}
      </p>
    );
  }
  const day = inWords(Date.parse(flag.day));
  const end = inWords(Date.parse(flagEnds(flag)) - DAY_MS);
  return (
    <section className={styles.safety} aria-labelledby="safety-title">
      <h2 id="safety-title">{t("safety.title")}</h2>
      <p>{t("safety.kept", { day })}</p>
      <p className={styles.quiet}>{t("safety.effect", { end })}</p>
      <Button
        variant="secondary"
        onClick={() => {
          clearFlag();
          setDeleted(true);
        }}
      >
        {t("safety.delete")}
      </Button>
    </section>
  );
}
