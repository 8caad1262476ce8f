import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LinkPurpose } from "../../../platform/account/sent-link.ts";
import { onUserDataCleared } from "../../../platform/storage/clear-user-data.ts";
import { EmailField } from "../../../shell/fields/email-field.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { useShake } from "../../../ui/shake.ts";
import styles from "../auth.module.css";
import { type EmailLink, useRefusalText } from "./use-email-link.ts";

interface RequestLinkProps {
  readonly purpose: LinkPurpose;
  readonly link: EmailLink;
  /** What follows, for the address as it is typed. */
  readonly children: (email: string) => ReactNode;
}

/** Asks for the address that the link goes to. */
export function RequestLink({ purpose, link, children }: RequestLinkProps) {
  const { t } = useTranslation("auth-link");
  const [email, setEmail] = useState(link.email);
  const [isWrong, setWrong] = useState(false);
  const [isEdited, setEdited] = useState(false);
  useEffect(() => onUserDataCleared(() => setEmail("")), []);
  const field = useRef<HTMLInputElement>(null);
  const { ref, shake } = useShake<HTMLFormElement>();
  const refusal = useRefusalText(purpose, link.refusal);
  const busy = link.status === "validating" || link.status === "sending";

  const edit = (text: string) => {
    setEmail(text);
    setWrong(false);
    setEdited(true);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isEmail(cleanEmail(email))) {
      setEdited(false);
      link.send(cleanEmail(email));
      return;
    }
    setWrong(true);
    shake();
    field.current?.focus();
  };

  return (
    <div className={styles.actions}>
      <form ref={ref} className={styles.fields} onSubmit={submit} noValidate>
        <EmailField
          label={t("address")}
          inputRef={field}
          value={email}
          onChange={edit}
          error={isWrong ? t("addressProblem") : isEdited || busy ? undefined : refusal}
        />
        <Button type="submit" block loading={busy}>
          {t(`${purpose}.ready.send`)}
        </Button>
      </form>
      {children(cleanEmail(email))}
    </div>
  );
}
