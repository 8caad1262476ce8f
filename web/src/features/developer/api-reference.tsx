import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ApiOperation, useApiOperations } from "../../platform/developer/api-document.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { ApiOperationDetails } from "./api-operation.tsx";
import styles from "./developer.module.css";

/** Every operation of the API, read from its OpenAPI document. */
export function ApiReference() {
  const { t } = useTranslation("developer");
  const { data, isError, isFetching, refetch } = useApiOperations();
  if (data !== undefined) return <Operations operations={data} />;
  if (!isError) return <Skeleton height="12rem" />;
  return (
    <div className={styles.problem}>
      <p role="alert">{t("api.failed")}</p>
      <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
        {t("api.refresh")}
      </Button>
    </div>
  );
}

function Operations({ operations }: { readonly operations: readonly ApiOperation[] }) {
  const { t } = useTranslation("developer");
  const [sought, setSought] = useState("");
  const words = sought.toLowerCase().split(/\s+/);
  const found = operations.filter((operation) => {
    const text = searchable(operation);
    return words.every((word) => text.includes(word));
  });
  const areas = new Set(found.map(({ area }) => area));

  return (
    <div className={styles.api}>
      <TextField
        type="search"
        name="sought"
        label={t("api.search")}
        hint={t("api.searchHint")}
        value={sought}
        onChange={setSought}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.count}>
        <p role="status">{found.length === 0 ? t("api.none") : t("api.count", { count: found.length })}</p>
        <a href="/openapi.json">{t("api.whole")}</a>
      </div>
      {[...areas].map((area) => (
        <section key={area} aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`} className={styles.area}>
            {area}
          </h2>
          {found
            .filter((operation) => operation.area === area)
            .map((operation) => (
              <ApiOperationDetails key={operation.id} operation={operation} />
            ))}
        </section>
      ))}
    </div>
  );
}

/** Searchable text: names, fields, codes. */
function searchable({ id, path, body, answer, errors }: ApiOperation): string {
  const codes = errors.map((error) => error.codes);
  return [id, path, JSON.stringify(body), JSON.stringify(answer), ...codes].join(" ").toLowerCase();
}
