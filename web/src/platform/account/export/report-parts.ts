import type { Language } from "@mindle/domain/catalogue/language";
import type { Programme } from "@mindle/domain/catalogue/programme";
import type { OwnTry } from "@mindle/domain/programme/tries";
import type { TFunction } from "i18next";
import type { Namespace } from "../../../locales/types.ts";
import type { UserDocuments } from "./documents.ts";

/** Namespaces of the texts in a report. */
export const REPORT_NAMESPACES = [
  "mypage-delete",
  "mypage",
  "assessment-questions",
  "assessment-result",
  "assessment-result-details",
  "journal",
  "common",
] as const satisfies readonly Namespace[];

/** A user's data in words: sections of entries. Plain text throughout. */
export interface Report {
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ReportSection[];
}

export interface ReportSection {
  readonly title: string;
  /** What the section says of itself; of an empty one, that there is nothing. */
  readonly lead?: string;
  readonly entries: readonly ReportEntry[];
}

export interface ReportEntry {
  readonly title?: string;
  readonly parts: readonly ReportPart[];
}

/** A list of what is called what, texts one below the other, or a picture as data URL; `folded` says until when texts are folded away. */
export type ReportPart =
  | { readonly title?: string; readonly facts: readonly Fact[] }
  | { readonly title?: string; readonly texts: readonly string[]; readonly folded?: string }
  | { readonly title?: string; readonly image: string; readonly alt: string };

export type Fact = readonly [label: string, value: string];

/** What a report is made of. */
export interface ReportContext {
  readonly documents: UserDocuments;
  readonly language: Language;
  readonly t: TFunction<typeof REPORT_NAMESPACES>;
  /** Public names of programmes and steps, by programme. */
  readonly programmes: Readonly<Record<string, Programme | undefined>>;
  /** What the person tried, the newest first; `unread` where it cannot be read. */
  readonly tries: readonly OwnTry[] | "unread";
  /** When the report is made, in milliseconds since the epoch. */
  readonly now: number;
  /** IANA name of the time zone in which times are given. */
  readonly timeZone: string;
}

/** A section, and the paths of the documents that it shows. */
export interface DocumentSection {
  readonly paths: readonly string[];
  readonly section: ReportSection;
}

/** A section with an entry for each document of a kind; it says so where there is none. */
export function describeEach<Document>(
  title: string,
  nothing: string,
  found: readonly (readonly [path: string, document: Document])[],
  entryOf: (document: Document, path: string) => ReportEntry,
): DocumentSection {
  const entries = found.map(([path, document]) => entryOf(document, path));
  const section = entries.length > 0 ? { title, entries } : { title, lead: nothing, entries };
  return { paths: found.map(([path]) => path), section };
}

/** A day in words. */
export function day({ language, timeZone }: ReportContext, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(at);
}

/** A day and the time in words. */
export function dayAndTime({ language, timeZone }: ReportContext, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
}
