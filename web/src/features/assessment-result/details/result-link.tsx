import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { useTranslation } from "react-i18next";
import { resultPath } from "../../../platform/account/result-path.ts";
import { sentResponse } from "../../../platform/account/sent-response.ts";
import { useAuthState } from "../../../platform/auth/use-auth-state.ts";
import { useShareResponse } from "../../../platform/data/assessment.ts";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import details from "./details.module.css";
import styles from "./result-link.module.css";

/** For the owner of a response: makes the link that opens it for anyone, and ends it. */
export function ShareLink({ response }: { readonly response: AssessmentResponse }) {
  const { t } = useTranslation("assessment-result-details");
  const { run, isSaving, error } = useShareResponse(response._id);
  const { shareKey } = response;
  // Only the owner is told whether there is one.
  if (shareKey === undefined) return null;
  const link = shareKey === null ? "" : `${location.origin}${resultPath(response._id, shareKey)}`;
  return (
    <section className={styles.share} aria-label={t("link.title")}>
      {link === "" ? (
        <Button variant="quiet" loading={isSaving} onClick={() => run(true)}>
          {t("link.make")}
        </Button>
      ) : (
        <>
          <p>{t("link.text")}</p>
          <p className={styles.link}>{link}</p>
          <CopyButton
            text={link}
            label={t("link.copy")}
            copiedLabel={t("link.copied")}
            failedLabel={t("link.copyFailed")}
          />
          <Button variant="quiet" loading={isSaving} onClick={() => run(false)}>
            {t("link.end")}
          </Button>
        </>
      )}
      <p role="alert" className={styles.problem}>
        {error !== null && t(link === "" ? "link.notMade" : "link.notEnded")}
      </p>
    </section>
  );
}

/** Says to who answered without an account that the way to the result is on this device only, and may be lost. */
export function OnlyHere({ responseId }: { readonly responseId: string }) {
  const { t } = useTranslation("assessment-result-details");
  const { status } = useAuthState();
  if (status !== "signedOut" || sentResponse.read()?.responseId !== responseId) return null;
  return (
    <section className={details.onlyHere}>
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
