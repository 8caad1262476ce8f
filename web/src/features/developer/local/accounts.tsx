import { useState } from "react";
import { useTranslation } from "react-i18next";
import { loadSignedInUser } from "../../../platform/account/sign-in.ts";
import { useAuthState } from "../../../platform/auth/use-auth-state.ts";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import {
  type LocalAccount,
  readAccounts,
  signInAsLocalAccount,
} from "../../../platform/developer/local-accounts.ts";
import { Button } from "../../../ui/controls/button.tsx";
import styles from "../developer.module.css";
import { LocalList } from "./local-list.tsx";

/** Accounts of the Auth emulator, to sign in as. */
export default function Accounts() {
  const { t } = useTranslation("developer");
  const { signedInUid, signingIn, failed, signIn } = useLocalSignIn();
  return (
    <>
      <p role="alert">{failed && t("local.signInFailed")}</p>
      <LocalList
        name="accounts"
        title={t("local.accounts")}
        lead={t("local.accountsLead")}
        empty={t("local.noAccounts")}
        read={readAccounts}
        keyOf={({ uid }) => uid}
      >
        {(account) => (
          <AccountItem
            account={account}
            signedIn={account.uid === signedInUid}
            loading={account.uid === signingIn}
            onSignIn={() => signIn(account.uid)}
          />
        )}
      </LocalList>
    </>
  );
}

/** One sign-in at a time; the user is loaded as after any sign-in. */
function useLocalSignIn() {
  const queryClient = useQueryClient();
  const auth = useAuthState();
  const [signingIn, setSigningIn] = useState<string>();
  const [failed, setFailed] = useState(false);

  const run = async (uid: string) => {
    setSigningIn(uid);
    setFailed(false);
    try {
      await signInAsLocalAccount(uid);
      await loadSignedInUser(queryClient);
    } catch {
      setFailed(true);
    }
    setSigningIn(undefined);
  };
  return {
    signedInUid: auth.status === "signedIn" ? auth.account.uid : undefined,
    signingIn,
    failed,
    signIn: (uid: string) => {
      if (signingIn === undefined) void run(uid);
    },
  };
}

interface AccountItemProps {
  readonly account: LocalAccount;
  readonly signedIn: boolean;
  readonly loading: boolean;
  readonly onSignIn: () => void;
}

function AccountItem({ account, signedIn, loading, onSignIn }: AccountItemProps) {
  const { t } = useTranslation("developer");
  const { uid, email, state, providers } = account;
  return (
    <>
      <p className={styles.itemHead}>
        <strong>{state === undefined ? (email ?? uid) : t(`local.states.${state}`)}</strong>
        <span className={styles.chips}>
          {signedIn && <span>{t("local.signedIn")}</span>}
          {providers.map((provider) => (
            <span key={provider}>{provider}</span>
          ))}
        </span>
      </p>
      {state !== undefined && <p className={styles.note}>{email}</p>}
      <div className={styles.actions}>
        <Button variant="secondary" loading={loading} onClick={onSignIn}>
          {t("local.signIn")}
        </Button>
      </div>
    </>
  );
}
