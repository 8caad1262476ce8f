import { emailHint } from "@mindle/domain/account/email-hint";
import { type ComponentProps, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./email-field.module.css";

/** A field for an e-mail address, with a hint at a likely typing error. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "name" | "type" | "autoComplete">) {
  return (
    <>
      <TextField {...props} name="email" type="email" autoComplete="email" />
      <EmailHint email={props.value} onTake={props.onChange} />
    </>
  );
}

interface EmailHintProps {
  /** The address as it is typed. */
  readonly email: string;
  readonly onTake: (email: string) => void;
}

/** How long nothing is typed before a domain counts as finished, in milliseconds. */
const TYPING_MS = 1_000;

/** Below a field for an address with a likely typing error: offers the address that was meant. The form can be sent without it. */
export function EmailHint({ email, onTake }: EmailHintProps) {
  const { t } = useTranslation();
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(email), TYPING_MS);
    return () => clearTimeout(timer);
  }, [email]);
  const meant = emailHint(email, { isTyping: settled !== email });
  return (
    <div role="status" className={styles.hint}>
      {meant !== undefined && (
        <Button variant="quiet" block onClick={() => onTake(meant)}>
          {t("emailHint", { email: meant })}
        </Button>
      )}
    </div>
  );
}
