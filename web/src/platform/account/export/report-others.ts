import type { ReportContext, ReportEntry, ReportSection } from "./report-parts.ts";

/** Documents that no other section shows, as they are stored: nothing is left out. Undefined without any. */
export function othersSection(
  { t }: ReportContext,
  documents: readonly (readonly [path: string, document: unknown])[],
): ReportSection | undefined {
  if (documents.length === 0) return undefined;
  const entries = documents.map(
    ([path, document]): ReportEntry => ({
      title: path,
      parts: [{ texts: [JSON.stringify(document, null, 2)] }],
    }),
  );
  return { title: t("file.others.title"), lead: t("file.others.lead"), entries };
}
