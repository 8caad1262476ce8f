import { useTranslation } from "react-i18next";
import { resultPath } from "../../platform/account/result-path.ts";
import { sentResponse } from "../../platform/account/sent-response.ts";
import { useAuthState } from "../../platform/auth/auth-state.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import styles from "./result-details.module.css";

/** Says to who answered without an account that the way to the result is on this device only, and may be lost. */
export function OnlyHere({ responseId }: { readonly responseId: string }) {
  const { t } = useTranslation("schema-result-details");
  const { status } = useAuthState();
  if (status !== "signedOut" || sentResponse.read()?.responseId !== responseId) return null;
  return (
    <section className={styles.onlyHere}>
      <p>{t("onlyHere.text")}</p>
      <LinkButton
        to={`/auth/login?redirectUrl=${encodeURIComponent(resultPath(responseId))}`}
        variant="quiet"
      >
        {t("onlyHere.signIn")}
      </LinkButton>
    </section>
  );
}
