import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { useAuthState } from "../platform/auth/auth-state.ts";
import type { Access } from "../shell/route.ts";
import styles from "./access-gate.module.css";

/** Fast answers of Auth show no dialog, in milliseconds. */
const DIALOG_DELAY_MS = 300;

/** Shows a page to those who may open it: waits for Auth, and leads visitors of signed-in pages to sign-in and back. */
export function AccessGate({ access, children }: { readonly access: Access; readonly children: ReactNode }) {
  const auth = useAuthState();
  const { pathname, search } = useLocation();
  if (access === "public") return children;
  if (auth.status === "waiting") return <LoggingIn />;
  if (access === "signed-in" && auth.status === "signedOut") {
    return <Navigate to={`/auth/login?redirectUrl=${encodeURIComponent(pathname + search)}`} replace />;
  }
  return children;
}

/** Says that Auth is being asked, after a moment. */
function LoggingIn() {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className={styles.backdrop}>
      <div
        role="dialog"
        aria-modal="true"
        aria-busy="true"
        aria-labelledby="logging-in"
        className={styles.dialog}
      >
        <span className={styles.seed} aria-hidden="true" />
        <p id="logging-in" role="status">
          {t("loggingIn")}
        </p>
      </div>
    </div>
  );
}
