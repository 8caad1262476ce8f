import { exportUserData as operation } from "@mindle/domain/api/auth";
import { programmeVersion } from "@mindle/domain/api/fields";
import type { Language } from "@mindle/domain/catalogue/language";
import { programmeVersionId } from "@mindle/domain/catalogue/paths";
import { type Programme, programme } from "@mindle/domain/catalogue/programme";
import type { OwnTry } from "@mindle/domain/programme/tries";
import { seoulDay } from "@mindle/domain/time";
import i18next from "i18next";
import * as z from "zod/mini";
import { callApi } from "../../api/call-api.ts";
import { readDocument } from "../../data/catalogue/firestore-lite.ts";
import { loadNamespaces } from "../../i18n/i18n.ts";
import { collectDocuments, type UserDocuments } from "./documents.ts";
import { makeReport } from "./report.ts";
import { reportHtml } from "./report-html.ts";
import { REPORT_NAMESPACES } from "./report-parts.ts";

export interface UserDataExport {
  readonly uid: string;
  readonly format: "html" | "json";
  readonly language: Language;
  /** Reads what the person tried, in programmes by id. */
  readonly readTries: (programmes: Readonly<Record<string, Programme>>) => Promise<readonly OwnTry[]>;
  /** Called with the number of documents that were read so far. */
  readonly onProgress: (count: number) => void;
}

/** Downloads all data of the user: as a page to read, or as JSON. Throws an ApiError where a part cannot be read. */
export async function exportUserData({
  uid,
  format,
  language,
  readTries,
  onProgress,
}: UserDataExport): Promise<void> {
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
  const tries = await readTries(programmes).catch((error: unknown) => {
    console.warn("what was tried cannot be read", error);
    return "unread" as const;
  });
  const t = i18next.getFixedT(language, REPORT_NAMESPACES);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const report = makeReport({ documents, language, t, programmes, tries, now, timeZone });
  downloadText(`${name}.html`, "text/html", reportHtml(report));
}

/** Loads the texts of the page ahead: the connection may be gone at the press. A failure is reported by the export. */
export async function preloadExport(): Promise<void> {
  try {
    await loadNamespaces(REPORT_NAMESPACES);
  } catch (error) {
    console.warn("the texts of the export were not preloaded", error);
  }
}

/** Public names of the programmes in the documents; where they cannot be read, the report names their ids. */
async function readProgrammes(documents: UserDocuments): Promise<Readonly<Record<string, Programme>>> {
  const ids = Object.entries(documents).flatMap(([path, data]) => {
    const id = /^users\/[^/]+\/programs\/([^/]+)$/.exec(path)?.[1];
    return id === undefined ? [] : [[id, z.safeParse(versioned, data).data?.version] as const];
  });
  const found = await Promise.all(
    ids.map(async ([id, version]) => [id, await readProgramme(id, version)] as const),
  );
  return Object.fromEntries(found.flatMap(([id, meta]) => (meta === undefined ? [] : [[id, meta] as const])));
}

const versioned = z.object({ version: z.optional(programmeVersion) });

/** A programme in the version that the user has. */
async function readProgramme(id: string, version: number | undefined): Promise<Programme | undefined> {
  const document = version === undefined ? id : programmeVersionId(id, version);
  try {
    const parsed = z.safeParse(programme, (await readDocument("programs", document))?.fields);
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    console.warn(`the programme ${id} cannot be named`, error);
    return undefined;
  }
}

/** How long a browser may take to begin with a download, in milliseconds. */
const KEEP_MS = 60_000;

/** Has the browser save a text as a file. */
function downloadText(name: string, type: "text/html" | "application/json", text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
