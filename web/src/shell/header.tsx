import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../platform/browser/use-online.ts";
import { HelpLink } from "../ui/controls/help-link.tsx";
import { Link } from "../ui/controls/link.tsx";
import { TopBar } from "../ui/layout/top-bar.tsx";
import { Icon } from "../ui/pictures/icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./shell.module.css";
import { AccountLink } from "./sign-out/account-link.tsx";

interface HeaderProps {
  /** Path of the back link; without it the page has none. */
  readonly back?: string | undefined;
  /** In place of the back link. */
  readonly start?: ReactNode;
  /** False where signing in or out would interrupt. */
  readonly account?: boolean;
  /** False on the help page itself. */
  readonly help?: boolean;
}

/** The top bar of every page: back link, help, language, sign in or out. */
export function Header({ back, start, account = true, help = true }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <>
      <TopBar
        start={start ?? (back !== undefined && <BackLink to={back} />)}
        end={
          <>
            {help && <HelpLink>{t("getHelp")}</HelpLink>}
            <LanguageSwitch />
            {account && <AccountLink />}
          </>
        }
      />
      <OfflineNote />
    </>
  );
}

/** Under the bar of a page while the browser is offline. */
export function OfflineNote() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.offlineRegion}>
      {!isOnline && <p className={styles.offline}>{t("offline")}</p>}
    </div>
  );
}

/** The back arrow of a top bar. */
export function BackLink({ to }: { readonly to: string }) {
  const { t } = useTranslation();
  return (
    <Link className={styles.back} to={to} aria-label={t("back")}>
      <Icon name="back" />
    </Link>
  );
}

/** The same arrow where only the history knows what is before. */
export function BackButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.back} aria-label={t("back")} onClick={onClick}>
      <Icon name="back" />
    </button>
  );
}
