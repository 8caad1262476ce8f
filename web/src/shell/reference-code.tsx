import { useTranslation } from "react-i18next";
import { errorReference } from "../platform/api/error-reference.ts";
import { loadNamespaces } from "../platform/i18n/i18n.ts";
import styles from "./shell.module.css";

/** What {@link ErrorReference} shows, once its text is there. */
export async function loadReferenceCode() {
  await loadNamespaces(["reference"]);
  return { default: ReferenceCode };
}

function ReferenceCode({ error }: { readonly error: unknown }) {
  const { t } = useTranslation("reference");
  const reference = errorReference(error);
  if (reference === undefined) return null;
  return (
    <p className={styles.problemText}>
      {t("label")} <code style={{ userSelect: "all", WebkitUserSelect: "all" }}>{reference}</code>
    </p>
  );
}
