import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiOperation } from "../../platform/developer/api-document.ts";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import styles from "./developer.module.css";

/** One operation: path and access; details when it is open. */
export function ApiOperationDetails({ operation }: { readonly operation: ApiOperation }) {
  const { t } = useTranslation("developer");
  const [isOpen, setOpen] = useState(false);
  const { path, signedIn, callable } = operation;
  return (
    <details
      className={styles.operation}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3 className={styles.path}>
          <code>{path}</code>
        </h3>
        <span className={styles.chips}>
          <span>{signedIn ? t("api.signedIn") : t("api.anyone")}</span>
          {callable && <span>{t("api.callable")}</span>}
        </span>
      </summary>
      {isOpen && <Inside operation={operation} />}
    </details>
  );
}

function Inside({ operation }: { readonly operation: ApiOperation }) {
  const { t } = useTranslation("developer");
  const { id, path, signedIn, limit, body, answer, errors } = operation;
  const curl = [
    `curl -X POST '${location.origin}${path}'`,
    "-H 'Content-Type: application/json'",
    ...(signedIn ? ["-H 'Authorization: Bearer <ID token>'"] : []),
    "-d '{}'",
  ].join(" \\\n  ");
  return (
    <div className={styles.inside}>
      <p>
        <code>{id}</code>
        {limit !== undefined && ` · ${t("api.limit", { calls: limit.calls, seconds: limit.perSeconds })}`}
      </p>
      <h4>{t("api.body")}</h4>
      <pre className={styles.command}>{JSON.stringify(body, null, 2)}</pre>
      <h4>{t("api.data")}</h4>
      <pre className={styles.command}>{JSON.stringify(answer, null, 2)}</pre>
      <h4>{t("api.errors")}</h4>
      <ul className={styles.codes}>
        {errors.map(({ status, codes }) => (
          <li key={status}>
            <code>
              {status} {codes}
            </code>
          </li>
        ))}
      </ul>
      <h4>{t("api.curl")}</h4>
      <pre className={styles.command}>{curl}</pre>
      <CopyButton
        text={curl}
        label={t("api.copyCurl")}
        copiedLabel={t("local.copied")}
        failedLabel={t("local.copyFailed")}
      />
    </div>
  );
}
