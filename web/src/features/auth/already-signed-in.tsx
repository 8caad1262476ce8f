import { type CareLevel, needsCare } from "@mindle/domain/assessment/character-scores";
import { useTranslation } from "react-i18next";
import type { Account } from "../../platform/auth/auth-state.ts";
import { Care } from "../../shell/care/care.tsx";
import { MainNavigation } from "../../shell/main-navigation.tsx";
import { useSignOut } from "../../shell/sign-out/sign-out-provider.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import type { PageTone } from "../../ui/tone.ts";
import styles from "./auth.module.css";
import { AuthFrame } from "./auth-frame.tsx";
import type { SignIn } from "./use-sign-in.ts";

interface AlreadySignedInProps {
  readonly signIn: SignIn;
  readonly account: Account;
  /** Of the result to which it leads on. */
  readonly level?: CareLevel | undefined;
  readonly tone?: PageTone | undefined;
  /** Goes on with the link that has opened the page, where one has. */
  readonly onUseLink?: (() => void) | undefined;
}

/** For signed-in users on a page that signs in: continue to where it leads, or home, or sign out. */
export function AlreadySignedIn({ signIn, account, level, tone, onUseLink }: AlreadySignedInProps) {
  const { t } = useTranslation("auth");
  const signOut = useSignOut();
  const isHeavy = level !== undefined && needsCare(level);
  const name = account.email ?? account.displayName ?? t("signedIn.someone");
  return (
    <AuthFrame
      tone={tone}
      title={t("signedIn.title")}
      text={t("signedIn.text", { name })}
      backTo="/"
      bottom={<MainNavigation />}
      problem={signIn.problem}
      onDismiss={signIn.dismiss}
      picture={isHeavy ? <MascotArt pose="listening" size={132} /> : undefined}
    >
      <Care level={level} />
      <div className={styles.actions}>
        {signIn.redirect === undefined ? (
          <LinkButton to="/home" block>
            {t("signedIn.home")}
          </LinkButton>
        ) : (
          <Button block loading={signIn.busy} onClick={() => signIn.run(async () => {})}>
            {t("signedIn.goOn")}
          </Button>
        )}
        {onUseLink !== undefined && (
          <Button variant="secondary" block onClick={onUseLink}>
            {t("signedIn.useLink")}
          </Button>
        )}
        <Button
          variant="quiet"
          block
          disabled={signIn.busy}
          loading={signOut.isBusy}
          onClick={() => signOut.start({ kind: "here" })}
        >
          {t("signedIn.signOut")}
        </Button>
      </div>
    </AuthFrame>
  );
}
