import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { useTranslation } from "react-i18next";
import { resultPath } from "../../platform/account/result-path.ts";
import { useShareResponse } from "../../platform/data/assessment.ts";
import { Button } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import styles from "./share-link.module.css";

/** For the owner of a response: makes the link that opens it for anyone, and ends it. */
export function ShareLink({ response }: { readonly response: AssessmentResponse }) {
  const { t } = useTranslation("schema-result-details");
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
