import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useAuthState } from "../platform/auth/auth-state.ts";
import { Link } from "../ui/link.tsx";
import styles from "./shell.module.css";
import { useQuery } from "./use-query.ts";
import { useSignOut } from "./use-sign-out.ts";

/** Signs in and comes back to this page, or signs out. Takes no room until Auth has answered, nor on sign-in pages. */
export function AccountLink() {
  const { t } = useTranslation();
  const { status } = useAuthState();
  const { pathname } = useLocation();
  const query = useQuery().toString();
  const { start, isBusy } = useSignOut();

  if (status === "signedIn") {
    return (
      <button type="button" className={styles.tool} disabled={isBusy} onClick={() => start({ kind: "here" })}>
        {t("signOut")}
      </button>
    );
  }
  if (status === "waiting" || pathname.startsWith("/auth/")) return null;
  const here = query === "" ? pathname : `${pathname}?${query}`;
  const back = here === "/" ? "" : `?redirectUrl=${encodeURIComponent(here)}`;
  return (
    <Link className={styles.tool} to={`/auth/login${back}`}>
      {t("signIn")}
    </Link>
  );
}
