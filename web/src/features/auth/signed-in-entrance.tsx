import { useTranslation } from "react-i18next";
import type { Account } from "../../platform/auth/auth-state.ts";
import { signOut } from "../../platform/auth/sign-in.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./auth.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import type { Entrance } from "./use-entrance.ts";

interface SignedInEntranceProps {
  readonly entrance: Entrance;
  readonly account: Account;
}

/** For somebody who is signed in already and on the way elsewhere: go on, or be somebody else. */
export function SignedInEntrance({ entrance, account }: SignedInEntranceProps) {
  const { t } = useTranslation("auth");
  const name = account.email ?? account.displayName ?? t("signedIn.someone");
  return (
    <AuthFrame entrance={entrance} title={t("signedIn.title")} text={t("signedIn.text", { name })} backTo="/">
      <div className={styles.ways}>
        <Button block loading={entrance.busy} onClick={() => entrance.enter(async () => {})}>
          {t("signedIn.goOn")}
        </Button>
        <Button variant="quiet" block onClick={() => entrance.enter(signOut)}>
          {t("signedIn.signOut")}
        </Button>
      </div>
    </AuthFrame>
  );
}
