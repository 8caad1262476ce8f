import { SESSION_LIFETIME_MS } from "@mindle/domain/identity/ids";
import { POLICY_DATES, TERMS } from "@mindle/domain/policy/terms";
import { useTranslation } from "react-i18next";
import styles from "./policy.module.css";
import { PolicyDocument } from "./policy-document.tsx";

const FIGURES = { ...TERMS, sessionMinutes: SESSION_LIFETIME_MS / 60_000 };

/** The controller named in the privacy policy. */
interface Operator {
  /** Registered name of the company. */
  readonly company: string | undefined;
  readonly address: string | undefined;
  /** Name and position of the privacy officer. */
  readonly privacyOfficer: string | undefined;
}

/** Filled in before launch (docs/launch-checklist.md). */
export const OPERATOR: Operator = {
  company: undefined,
  address: undefined,
  privacyOfficer: undefined,
};

/** Privacy policy. */
export default function PrivacyPage() {
  const { t } = useTranslation(["policy-privacy", "common"]);
  return (
    <PolicyDocument
      title={t("common:titles.privacy")}
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
