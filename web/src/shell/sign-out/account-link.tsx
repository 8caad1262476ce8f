import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useAuthState } from "../../platform/auth/use-auth-state.ts";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { Link } from "../../ui/controls/link.tsx";
import styles from "../shell.module.css";
import { useQuery } from "../use-query.ts";
import { useSignOut } from "./sign-out-provider.tsx";

/**
 * Signs out the signed-in user, before Auth has answered the last known one. Otherwise links to sign-in, which returns
 * to this page; the link is hidden while Auth may still find a user, and on sign-in pages. Pre-rendered HTML contains
 * both, and CSS shows the one that is right for this browser.
 */
export function AccountLink() {
  const { t } = useTranslation();
  const { status } = useAuthState();
  const uid = useCurrentUid();
  const isHtml = !useOnceHydrated(() => true, false);
  const { pathname } = useLocation();
  const query = useQuery().toString();
  const { start, isBusy } = useSignOut();

  const isHidden = (status === "waiting" && !isHtml) || pathname.startsWith("/auth/");
  const here = query === "" ? pathname : `${pathname}?${query}`;
  const back = here === "/" ? "" : `?redirectUrl=${encodeURIComponent(here)}`;
  return (
    <>
      {(uid !== undefined || isHtml) && (
        <button
          type="button"
          className={styles.tool}
          data-html={isHtml ? "out" : undefined}
          disabled={isBusy}
          onClick={() => start({ kind: "here" })}
        >
          {t("signOut")}
        </button>
      )}
      {uid === undefined && !isHidden && (
        <Link className={styles.tool} data-html={isHtml ? "in" : undefined} to={`/auth/login${back}`}>
          {t("signIn")}
        </Link>
      )}
    </>
  );
}
