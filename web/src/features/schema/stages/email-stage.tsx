import { isEmail } from "@mindle/domain/account/email";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "../assessment.module.css";
import type { StageProps } from "../stage-props.ts";

/** Optional e-mail address for a copy; not sent without consent. */
export function EmailStage({ answers, change }: StageProps) {
  const { t } = useTranslation("schema");
  const [left, setLeft] = useState(false);
  const email = answers.email.trim();
  const isWrong = left && email !== "" && !isEmail(email);
  return (
    <div className={styles.fields}>
      <TextField
        label={t("email.label")}
        name="email"
        type="email"
        autoComplete="email"
        value={answers.email}
        onChange={(text) => change({ email: text })}
        onBlur={() => setLeft(true)}
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
