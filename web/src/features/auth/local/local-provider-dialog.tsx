import { cleanEmail, isEmail } from "@mindle/domain/account/email";
import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Provider } from "../../../platform/auth/firebase-auth.ts";
import { signInAsLocal } from "../../../platform/auth/local/local-provider.ts";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "../auth.module.css";
import type { SignIn } from "../use-sign-in.ts";

interface LocalProviderDialogProps extends OverlayProps {
  readonly provider: Provider;
  readonly signIn: SignIn;
}

/** Asks for an address and signs in with it as an account of the provider that the Auth emulator knows. */
export default function LocalProviderDialog({ provider, signIn, open, onClose }: LocalProviderDialogProps) {
  const { t } = useTranslation(["auth", "common"]);
  const [email, setEmail] = useState("");
  const [refused, setRefused] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isEmail(cleanEmail(email))) {
      setRefused(true);
      return;
    }
    signIn.run(async () => {
      onClose();
      await signInAsLocal(provider, cleanEmail(email));
    });
  };

  return (
    <Dialog open={open} onClose={onClose} title={t("local.title")} closeLabel={t("common:close")}>
      <form className={styles.fields} onSubmit={submit} noValidate>
        <p className={styles.text}>{t("local.text")}</p>
        <TextField
          label={t("email.address")}
          name="providerEmail"
          type="email"
          autoComplete="off"
          value={email}
          onChange={(text) => {
            setEmail(text);
            setRefused(false);
          }}
          error={refused ? t("email.addressProblem") : undefined}
        />
        <Button type="submit" block>
          {t("local.enter")}
        </Button>
      </form>
    </Dialog>
  );
}
