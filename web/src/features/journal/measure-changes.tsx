import type { ReadPage } from "@mindle/domain/content/own-words";
import { measureSeries } from "@mindle/domain/programme/measure-series";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../ui/controls/link.tsx";
import { Changes } from "./changes.tsx";

/** How the scores of the check-ins changed, with where help is whatever they are; nothing before there are two of one. */
export function MeasureChanges({ pages }: { readonly pages: readonly ReadPage[] }) {
  const { t } = useTranslation(["journal", "common"]);
  const series = useMemo(() => measureSeries(pages, (name) => t(`measures.names.${name}`)), [pages, t]);
  const note = (
    <>
      {t("measures.note")} <Link to="/help">{t("common:getHelp")}</Link>
    </>
  );
  return <Changes title={t("measures.title")} series={series} note={note} />;
}
