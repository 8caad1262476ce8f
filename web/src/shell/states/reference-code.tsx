import type { ErrorCode } from "@mindle/domain/api/errors";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../platform/api/api-error.ts";
import { loadNamespaces } from "../../platform/i18n/i18n.ts";
import styles from "../shell.module.css";

/** What {@link ErrorReference} shows, once its text is there. */
export async function loadReferenceCode() {
  await loadNamespaces(["error-reference"]);
  return { default: ReferenceCode };
}

function ReferenceCode({ error }: { readonly error: unknown }) {
  const { t } = useTranslation("error-reference");
  const reference = errorReference(error);
  if (reference === undefined) return null;
  return (
    <p className={styles.messageText}>
      {t("label")} <code style={{ userSelect: "all", WebkitUserSelect: "all" }}>{reference}</code>
    </p>
  );
}

/** Failures of the server, which its log says more about. */
const SERVER_FAULT_CODES: readonly ErrorCode[] = ["internal", "unavailable"];

/** So many hexadecimal digits of its id find a call in the log of a few days. */
const LENGTH = 6;

/** The short code of the call that the server failed; undefined for every other error, such as a lost connection. */
export function errorReference(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !SERVER_FAULT_CODES.includes(error.code)) return undefined;
  return error.requestId?.slice(0, LENGTH).toUpperCase();
}
