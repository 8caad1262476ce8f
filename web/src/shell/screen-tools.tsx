import { useTranslation } from "react-i18next";
import { HelpLink } from "../ui/help-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

/** What every screen's top bar ends with: the way to somebody to talk to, and the other language. */
export function ScreenTools() {
  const { t } = useTranslation();
  return (
    <>
      <HelpLink>{t("getHelp")}</HelpLink>
      <LanguageSwitch />
    </>
  );
}
