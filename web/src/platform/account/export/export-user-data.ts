import { exportUserData as operation } from "@mindle/domain/api/auth";
import type { Language } from "@mindle/domain/catalogue/language";
import { type Programme, programme } from "@mindle/domain/catalogue/programme";
import { seoulDay } from "@mindle/domain/time-zone";
import i18next from "i18next";
import * as z from "zod/mini";
import { callApi } from "../../api/call-api.ts";
import { readDocument } from "../../content/firestore-lite.ts";
import { loadNamespaces } from "../../i18n/i18n.ts";
import { collectDocuments, type UserDocuments } from "./collect-documents.ts";
import { downloadText } from "./download.ts";
import { makeReport } from "./report.ts";
import { reportHtml } from "./report-html.ts";
import { REPORT_NAMESPACES } from "./report-parts.ts";

export interface UserDataExport {
  readonly uid: string;
  readonly format: "html" | "json";
  readonly language: Language;
  /** Called with the number of documents that were read so far. */
  readonly onProgress: (count: number) => void;
}

/** Downloads all data of the user: as a page to read, or as JSON. Throws an ApiError where a part cannot be read. */
export async function exportUserData({ uid, format, language, onProgress }: UserDataExport): Promise<void> {
  const documents = await collectDocuments(
    (after) => callApi(operation, after === undefined ? {} : { after }, { uid }),
    onProgress,
  );
  const now = Date.now();
  const name = `mindle-${seoulDay(now)}`;
  if (format === "json") {
    const exportedAt = new Date(now).toISOString();
    downloadText(`${name}.json`, "application/json", JSON.stringify({ exportedAt, documents }, null, 2));
    return;
  }
  const [programmes] = await Promise.all([readProgrammes(documents), loadNamespaces(REPORT_NAMESPACES)]);
  const t = i18next.getFixedT(language, REPORT_NAMESPACES);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const report = makeReport({ documents, language, t, programmes, now, timeZone });
  downloadText(`${name}.html`, "text/html", reportHtml(report));
}

/** Loads the texts of the page ahead: the connection may be gone at the press. A failure is reported by the export. */
export async function prepareExport(): Promise<void> {
  try {
    await loadNamespaces(REPORT_NAMESPACES);
  } catch (error) {
    console.warn("the texts of the export were not preloaded", error);
  }
}

/** Public names of the programmes in the documents; where they cannot be read, the report names their ids. */
async function readProgrammes(documents: UserDocuments): Promise<Readonly<Record<string, Programme>>> {
  const ids = new Set(
    Object.keys(documents).flatMap((path) => /^users\/[^/]+\/programs\/([^/]+)$/.exec(path)?.[1] ?? []),
  );
  const found = await Promise.all([...ids].map(async (id) => [id, await readProgramme(id)] as const));
  return Object.fromEntries(found.flatMap(([id, meta]) => (meta === undefined ? [] : [[id, meta] as const])));
}

async function readProgramme(id: string): Promise<Programme | undefined> {
  try {
    const parsed = z.safeParse(programme, (await readDocument("programs", id))?.fields);
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    console.warn(`the programme ${id} cannot be named`, error);
    return undefined;
  }
}
