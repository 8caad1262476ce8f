import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AuthError } from "../../platform/auth/auth-error.ts";
import {
  type ReauthenticationMethod,
  reauthenticateAt,
  reauthenticateWithPassword,
  reauthenticationMethods,
} from "../../platform/auth/reauthenticate.ts";
import { useSave } from "../../platform/data/use-save.ts";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { LeaveWebView, useWebView } from "../../shell/states/leave-web-view.tsx";
import type { OverlayProps } from "../../shell/use-lazy-overlay.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./delete-account.module.css";

interface ReauthenticationDialogProps extends OverlayProps {
  readonly onReauthenticated: () => void;
}

/** Reauthenticates the user by the password, or at the provider that the account signs in with. */
export default function ReauthenticationDialog({
  open,
  onClose,
  onReauthenticated,
}: ReauthenticationDialogProps) {
  const { t } = useTranslation(["mypage-delete", "common"]);
  const [methods, setMethods] = useState<readonly ReauthenticationMethod[]>();
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const checking = useSave<ReauthenticationMethod, void>(
    (method) => (method === "password" ? reauthenticateWithPassword(password) : reauthenticateAt(method)),
    () => {
      setPassword("");
      onReauthenticated();
    },
  );
  useEffect(() => {
    if (!open) return;
    reauthenticationMethods().then(setMethods, (error: unknown) =>
      console.warn("no methods of reauthentication", error),
    );
  }, [open]);

  const [tried, setTried] = useState<ReauthenticationMethod>();
  const check = (method: ReauthenticationMethod) => {
    setTried(method);
    checking.run(method);
  };
  const isRefused =
    tried === "password" && checking.error instanceof AuthError && checking.error.problem === "credentials";
  useEffect(() => {
    if (!isRefused) return;
    setPassword("");
    passwordField.current?.focus();
  }, [isRefused]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (password !== "") {
      check("password");
      return;
    }
    setMissing(true);
    passwordField.current?.focus();
  };
  const close = () => {
    setPassword("");
    setMissing(false);
    checking.dismiss();
    onClose();
  };
  const webView = useWebView();
  const isGoogleRefused = webView !== undefined && methods?.includes("google") === true;
  const providers = methods?.filter(
    (method) => method !== "password" && !(method === "google" && isGoogleRefused),
  );
  return (
    <Dialog open={open} onClose={close} title={t("reauthentication.title")} closeLabel={t("common:close")}>
      <div className={styles.reauthentication}>
        {methods?.length === 0 ? <SignInAgain /> : <p>{t("reauthentication.text")}</p>}
        {methods?.includes("password") === true && (
          <form className={styles.reauthentication} onSubmit={submit} noValidate>
            <TextField
              label={t("reauthentication.password")}
              name="password"
              type="password"
              autoComplete="current-password"
              inputRef={passwordField}
              value={password}
              onChange={(text) => {
                setPassword(text);
                setMissing(false);
                checking.dismiss();
              }}
              error={
                isMissing
                  ? t("reauthentication.missing")
                  : isRefused
                    ? t("reauthentication.problems.credentials")
                    : undefined
              }
            />
            <Button type="submit" block aria-disabled={password === ""} loading={checking.isSaving}>
              {t("reauthentication.enter")}
            </Button>
          </form>
        )}
        {providers?.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            block
            loading={checking.isSaving}
            onClick={() => check(provider)}
          >
            {t(`reauthentication.${provider}`)}
          </Button>
        ))}
        {isGoogleRefused && <LeaveWebView webView={webView} />}
        {!isRefused && <ReauthenticationProblem error={checking.error} />}
      </div>
    </Dialog>
  );
}

function SignInAgain() {
  const { t } = useTranslation("mypage-delete");
  return (
    <>
      <p>{t("reauthentication.signInAgain")}</p>
      <LinkButton to="/auth/login?redirectUrl=%2Fmypage%2FdeleteAccount" block>
        {t("reauthentication.toSignIn")}
      </LinkButton>
    </>
  );
}

function ReauthenticationProblem({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation("mypage-delete");
  if (error === null) return null;
  const problem = error instanceof AuthError ? error.problem : "unknown";
  switch (problem) {
    case "cancelled":
      return null;
    case "tooMany":
    case "offline":
    case "popupBlocked":
      return <ErrorText>{t(`reauthentication.problems.${problem}`)}</ErrorText>;
    default:
      return <ErrorText>{t("reauthentication.problems.unknown")}</ErrorText>;
  }
}
