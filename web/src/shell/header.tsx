import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HelpLink } from "../ui/controls/help-link.tsx";
import { TopBar } from "../ui/layout/top-bar.tsx";
import { AccountLink } from "./account-link.tsx";
import { BackLink } from "./back-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

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
  );
}
