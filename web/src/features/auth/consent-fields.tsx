import { CONSENTS, type Consent } from "@mindle/domain/policy/consents";
import { TERMS } from "@mindle/domain/policy/terms";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import styles from "./auth.module.css";

/** Where the text of each consent can be read. */
const POLICIES: Readonly<Record<Consent, string>> = {
  terms: "/policy/usage",
  health: "/policy/privacy#health",
  age: "/policy/privacy#children",
};

/** Whether an account may be used. */
export function hasAllConsents(agreed: readonly Consent[]): boolean {
  return CONSENTS.every((consent) => agreed.includes(consent));
}

interface ConsentFieldsProps {
  readonly agreed: readonly Consent[];
  readonly onChange: (agreed: readonly Consent[]) => void;
  readonly isRefused: boolean;
}

/** A checkbox for each consent, with a link to its text in another tab: what was typed here stays. */
export function ConsentFields({ agreed, onChange, isRefused }: ConsentFieldsProps) {
  const { t } = useTranslation("auth-link");
  const title = useId();
  const problem = useId();
  return (
    <fieldset className={styles.consents} aria-labelledby={title}>
      <p className={styles.consentsTitle} id={title}>
        {t("consent.title")}
      </p>
      {CONSENTS.map((consent) => {
        const label = t(`consent.${consent}`, { age: TERMS.minimumAge });
        return (
          <div key={consent} className={styles.consent}>
            <Checkbox
              name={consent}
              label={label}
              required
              checked={agreed.includes(consent)}
              invalid={isRefused && !agreed.includes(consent)}
              describedBy={isRefused ? problem : undefined}
              onChange={(checked) =>
                onChange(checked ? [...agreed, consent] : agreed.filter((other) => other !== consent))
              }
            />
            <a href={POLICIES[consent]} target="_blank" rel="noreferrer">
              <VisuallyHidden>{label} </VisuallyHidden>
              {t("consent.read")}
            </a>
          </div>
        );
      })}
      <ErrorText id={problem}>{isRefused ? t("consent.problem") : null}</ErrorText>
    </fieldset>
  );
}
