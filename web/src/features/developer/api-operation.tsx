import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiOperation, Schema } from "../../platform/developer/api-document.ts";
import { exampleOf, fieldsOf } from "../../platform/developer/schema-fields.ts";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import styles from "./developer.module.css";

interface ApiOperationDetailsProps {
  readonly operation: ApiOperation;
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** One operation: path and access; details when it is open. */
export function ApiOperationDetails({ operation, schemas }: ApiOperationDetailsProps) {
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
      {isOpen && <Inside operation={operation} schemas={schemas} />}
    </details>
  );
}

function Inside({ operation, schemas }: ApiOperationDetailsProps) {
  const { t } = useTranslation("developer");
  const { id, limit, body, data, errors } = operation;
  const curl = curlOf(operation, schemas, location.origin);
  return (
    <div className={styles.inside}>
      <p>
        <code>{id}</code>
        {limit !== undefined && ` · ${t("api.limit", { calls: limit.calls, seconds: limit.perSeconds })}`}
      </p>
      <h4>{t("api.body")}</h4>
      <FieldList schema={body} schemas={schemas} />
      <h4>{t("api.data")}</h4>
      <FieldList schema={data} schemas={schemas} />
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

function FieldList({
  schema,
  schemas,
}: {
  readonly schema: Schema;
  readonly schemas: Readonly<Record<string, Schema>>;
}) {
  const { t } = useTranslation("developer");
  const fields = fieldsOf(schema, schemas);
  if (fields.length === 0) return <p>{t("api.nothing")}</p>;
  return (
    <dl className={styles.schema}>
      {fields.map(({ name, type, limits, optional }) => (
        <div key={name}>
          <dt>
            <code>{name === "" ? "·" : name}</code>
            {optional && <span className={styles.optional}> {t("api.optional")}</span>}
          </dt>
          <dd>
            <code>{[type, ...limits].join(" · ")}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A curl command that calls an operation with a minimal body. */
export function curlOf(
  { path, signedIn, body }: ApiOperation,
  schemas: Readonly<Record<string, Schema>>,
  origin: string,
): string {
  return [
    `curl -X POST ${quoted(`${origin}${path}`)}`,
    `-H ${quoted("Content-Type: application/json")}`,
    ...(signedIn ? [`-H ${quoted("Authorization: Bearer <ID token>")}`] : []),
    `-d ${quoted(JSON.stringify(exampleOf(body, schemas)))}`,
  ].join(" \\\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
