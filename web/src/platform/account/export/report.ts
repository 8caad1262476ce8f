import {
  day,
  type Report,
  type ReportContext,
  type ReportEntry,
  type ReportSection,
} from "./report-parts.ts";
import {
  aboutSection,
  consentsSection,
  datedRemindersSection,
  programmesSection,
  remindersSection,
} from "./report-person.ts";
import { couponsSection, mailsSection, purchasesSection } from "./report-purchases.ts";
import { resultsSection } from "./report-results.ts";
import { triedSection } from "./report-tried.ts";
import { changesSection, imagesSection, writtenSection } from "./report-written.ts";

/** Says all that is stored of a user, for a reader without technical knowledge. Every document is in one section. */
export function makeReport(context: ReportContext): Report {
  const { t, language, documents } = context;
  const about = aboutSection(context);
  const sections = [
    resultsSection(context),
    programmesSection(context),
    writtenSection(context),
    imagesSection(context),
    changesSection(context),
    remindersSection(context),
    datedRemindersSection(context),
    purchasesSection(context),
    couponsSection(context),
    mailsSection(context),
  ];
  const shown = new Set([about, ...sections].flatMap(({ paths }) => paths));
  const rest = Object.entries(documents).filter(([path]) => !shown.has(path));
  const others = othersSection(context, rest);
  return {
    language,
    title: t("file.title"),
    lead: t("file.lead", { date: day(context, context.now) }),
    sections: [
      about.section,
      consentsSection(context),
      triedSection(context, context.tries),
      ...sections.map(({ section }) => section),
      ...(others === undefined ? [] : [others]),
    ],
  };
}

/** Documents that no other section shows, as they are stored: nothing is left out. Undefined without any. */
function othersSection(
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
