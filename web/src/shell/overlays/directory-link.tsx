import { HELPLINE_DIRECTORY, type Helpline } from "@mindle/domain/safety/helplines";
import { useTranslation } from "react-i18next";

/** A link to the helplines of all countries, where none of ours answers; nothing elsewhere. */
export function DirectoryLink({ lines }: { readonly lines: readonly Helpline[] }) {
  const { t } = useTranslation("help-card");
  if (lines[0]?.region !== "world") return null;
  return (
    <a href={HELPLINE_DIRECTORY} target="_blank" rel="noreferrer">
      {t("directory", { host: new URL(HELPLINE_DIRECTORY).host })}
    </a>
  );
}
