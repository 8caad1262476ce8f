import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { forOtherBrowser } from "../../platform/account/hand-over.ts";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { browserLink, currentWebView, type WebView } from "../../platform/browser/in-app-browser.ts";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { OutsideLinkButton } from "../../ui/controls/outside-link-button.tsx";

/** The web view in which the page is shown; undefined in a browser, and during hydration. */
export function useWebView(): WebView | undefined {
  return useOnceHydrated<WebView | undefined>(currentWebView, undefined);
}

/** Says that Google signs nobody in here, and leads to a browser with what the sign-in needs there. */
export function LeaveWebView({ webView }: { readonly webView: WebView }) {
  const { t } = useTranslation("auth");
  if (webView === "shell") return <p>{t("webView.noGoogleInShell")}</p>;
  return (
    <>
      <p>{t("webView.noGoogle")}</p>
      <ToBrowser webView={webView} />
    </>
  );
}

function ToBrowser({ webView }: { readonly webView: WebView }) {
  const { t } = useTranslation("auth");
  const [address] = useState(() => forOtherBrowser(location.href));
  const link = browserLink(webView, address);
  const opensByMenu = link === undefined;
  useEffect(() => {
    // The app's menu opens the page's own address.
    if (opensByMenu) history.replaceState(history.state, "", address);
  }, [opensByMenu, address]);
  if (link !== undefined) {
    return (
      <OutsideLinkButton href={link} variant="secondary">
        {t("webView.open")}
      </OutsideLinkButton>
    );
  }
  return (
    <>
      <p>{t("webView.menu")}</p>
      <CopyButton
        text={address}
        label={t("webView.copy")}
        copiedLabel={t("webView.copied")}
        failedLabel={t("webView.notCopied")}
        block
      />
      {address.includes("responseId") && <p>{t("webView.private")}</p>}
    </>
  );
}
