import { SESSION_LIFETIME_MS } from "@mindle/domain/identity/ids";
import { POLICY_DATES, TERMS } from "@mindle/domain/policy/terms";
import { useTranslation } from "react-i18next";
import { OPERATOR } from "./operator.ts";
import styles from "./policy.module.css";
import { PolicyDocument } from "./policy-document.tsx";

const FIGURES = { ...TERMS, sessionMinutes: SESSION_LIFETIME_MS / 60_000 };

/** Privacy policy. */
export default function PrivacyPage() {
  const { t } = useTranslation("policy-privacy");
  return (
    <PolicyDocument
      title={t("title")}
      lead={t("lead")}
      date={POLICY_DATES.privacy}
      labels={{ effective: t("effective"), contents: t("contents") }}
      short={t("short", { returnObjects: true, ...FIGURES })}
      sections={t("sections", { returnObjects: true, ...FIGURES })}
      extras={{ who: <OperatorDetails /> }}
      other={{ to: "/policy/usage", label: t("other") }}
    />
  );
}

function OperatorDetails() {
  const { t } = useTranslation("policy-privacy");
  return (
    <dl className={styles.details}>
      {(["company", "address", "privacyOfficer"] as const).map((part) => (
        <div key={part}>
          <dt>{t(`operator.${part}`)}</dt>
          <dd>{OPERATOR[part] ?? t("operator.unnamed")}</dd>
        </div>
      ))}
    </dl>
  );
}
