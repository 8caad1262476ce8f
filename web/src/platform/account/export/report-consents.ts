import { consentTexts } from "@mindle/domain/api/auth";
import { CONSENTS } from "@mindle/domain/policy/consents";
import * as z from "zod/mini";
import { findDocuments, time } from "./find-documents.ts";
import { dayAndTime, type Fact, type ReportContext, type ReportSection } from "./report-parts.ts";

const user = z.object({ consents: z.object({ ...consentTexts.shape, givenAt: time }) });

/** What the user has consented to, with the dates of the texts. Another section reports the rest of the user's document. */
export function consentsSection(context: ReportContext): ReportSection {
  const { t, documents } = context;
  const entries = findDocuments(documents, /^users\/[^/]+$/, user).map(([, { consents }]) => {
    const facts: readonly Fact[] = [
      ...CONSENTS.map((consent): Fact => {
        const text = t("file.consents.text", { date: consents[consent] });
        return [t(`file.consents.${consent}`), text];
      }),
      [t("file.consents.at"), dayAndTime(context, consents.givenAt)],
    ];
    return { parts: [{ facts }] };
  });
  const title = t("file.consents.title");
  return entries.length > 0 ? { title, entries } : { title, lead: t("file.consents.nothing"), entries };
}
