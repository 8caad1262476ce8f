import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmailField } from "../../../shell/fields/email-field.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import styles from "../assessment.module.css";
import type { StageProps } from "./stage-props.ts";

/** How long nothing is typed before an address counts as finished, in milliseconds. */
const TYPING_DEBOUNCE_MS = 1000;

/** Optional e-mail address for a copy; not sent without consent. */
export function EmailStage({ answers, change }: StageProps) {
  const { t } = useTranslation("assessment");
  const [finished, setFinished] = useState(false);
  const email = cleanEmail(answers.email);
  const isWrong = finished && email !== "" && !isEmail(email);

  // Shown before the field loses focus: a user who presses Continue while typing would leave the page without seeing
  // the message.
  useEffect(() => {
    const timer = setTimeout(() => setFinished(email !== ""), TYPING_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [email]);

  return (
    <div className={styles.fields}>
      <EmailField
        label={t("email.label")}
        value={answers.email}
        onChange={(text) => {
          setFinished(false);
          change({ email: text });
        }}
        onBlur={() => setFinished(true)}
        error={isWrong ? t("email.problem") : undefined}
        hint={t("email.hint")}
      />
      <Checkbox
        label={t("email.agree")}
        checked={answers.emailAgreed}
        onChange={(emailAgreed) => change({ emailAgreed })}
      />
      <p className={styles.small}>{t("email.policy")}</p>
    </div>
  );
}
