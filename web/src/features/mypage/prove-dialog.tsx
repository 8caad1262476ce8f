import { type SyntheticEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AuthError } from "../../platform/auth/auth-error.ts";
import {
  type ReauthenticationMethod,
  type ReauthenticationProvider,
  reauthenticateAt,
  reauthenticateWithPassword,
  reauthenticationMethods,
} from "../../platform/auth/reauthenticate.ts";
import { useSave } from "../../platform/query/use-save.ts";
import type { OverlayProps } from "../../shell/use-lazy-overlay.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./delete-account.module.css";

interface ProveDialogProps extends OverlayProps {
  readonly onProven: () => void;
}

/** Asks who holds the device: by the password, or at the service that the account signs in with. */
export default function ProveDialog({ open, onClose, onProven }: ProveDialogProps) {
  const { t } = useTranslation(["mypage-delete", "common"]);
  const [methods, setMethods] = useState<readonly ReauthenticationMethod[]>();
  const [password, setPassword] = useState("");
  const proving = useSave<ReauthenticationMethod, void>(
    (method) => (method === "password" ? reauthenticateWithPassword(password) : reauthenticateAt(method)),
    () => {
      setPassword("");
      onProven();
    },
  );
  useEffect(() => {
    if (!open) return;
    reauthenticationMethods().then(setMethods, (error: unknown) => console.warn("nobody is asked", error));
  }, [open]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (password !== "") proving.run("password");
  };
  const close = () => {
    setPassword("");
    proving.dismiss();
    onClose();
  };
  const providers = methods?.filter((method): method is ReauthenticationProvider => method !== "password");
  return (
    <Dialog open={open} onClose={close} title={t("prove.title")} closeLabel={t("common:close")}>
      <div className={styles.prove}>
        {methods?.length === 0 ? <SignInAgain /> : <p>{t("prove.text")}</p>}
        {methods?.includes("password") === true && (
          <form className={styles.prove} onSubmit={submit} noValidate>
            <TextField
              label={t("prove.password")}
              name="password"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(text) => {
                setPassword(text);
                proving.dismiss();
              }}
            />
            <Button type="submit" block disabled={password === ""} loading={proving.isSaving}>
              {t("prove.enter")}
            </Button>
          </form>
        )}
        {providers?.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            block
            loading={proving.isSaving}
            onClick={() => proving.run(provider)}
          >
            {t(provider === "google.com" ? "prove.google" : "prove.apple")}
          </Button>
        ))}
        <ProofProblem error={proving.error} />
      </div>
    </Dialog>
  );
}

function SignInAgain() {
  const { t } = useTranslation("mypage-delete");
  return (
    <>
      <p>{t("prove.signInAgain")}</p>
      <LinkButton to="/auth/login?redirectUrl=%2Fmypage%2FdeleteAccount" block>
        {t("prove.toSignIn")}
      </LinkButton>
    </>
  );
}

function ProofProblem({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation("mypage-delete");
  if (error === null) return null;
  const problem = error instanceof AuthError ? error.problem : "unknown";
  switch (problem) {
    case "cancelled":
      return null;
    case "credentials":
    case "tooMany":
    case "offline":
    case "popupBlocked":
      return <Alert>{t(`prove.problems.${problem}`)}</Alert>;
    default:
      return <Alert>{t("prove.problems.unknown")}</Alert>;
  }
}

function Alert({ children }: { readonly children: string }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  );
}
