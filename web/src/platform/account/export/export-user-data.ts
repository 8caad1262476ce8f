import { exportUserData as operation } from "@mindle/domain/api/auth";
import type { Language } from "@mindle/domain/catalogue/language";
import type { Programme } from "@mindle/domain/catalogue/programme";
import type { OwnTry } from "@mindle/domain/programme/tries";
import { seoulDay } from "@mindle/domain/time";
import i18next from "i18next";
import { callApi } from "../../api/call-api.ts";
import { loadModule } from "../../browser/load-module.ts";
import { saveFile } from "../../browser/share.ts";
import { loadNamespaces } from "../../i18n/i18n.ts";
import { collectDocuments } from "./documents.ts";
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
    const text = JSON.stringify({ exportedAt, documents }, null, 2);
    saveFile(new File([text], `${name}.json`, { type: "application/json" }));
    return;
  }
  const [programmes] = await Promise.all([readProgrammes(uid), loadNamespaces(REPORT_NAMESPACES)]);
  const tries = await readTries(programmes).catch((error: unknown) => {
    console.warn("what was tried cannot be read", error);
    return "unread" as const;
  });
  const t = i18next.getFixedT(language, REPORT_NAMESPACES);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const report = makeReport({ documents, language, t, programmes, tries, now, timeZone });
  saveFile(new File([reportHtml(report)], `${name}.html`, { type: "text/html;charset=utf-8" }));
}

/** Loads the texts of the page ahead: the connection may be gone at the press. A failure is reported by the export. */
export async function preloadExport(): Promise<void> {
  try {
    await loadNamespaces(REPORT_NAMESPACES);
  } catch (error) {
    console.warn("the texts of the export were not preloaded", error);
  }
}

/** The programmes of the user, each in the version they have; where they cannot be read, the report names their ids. */
async function readProgrammes(uid: string): Promise<Readonly<Record<string, Programme>>> {
  try {
    const { readUserProgram } = await loadModule(() => import("../../data/reads.ts"));
    const { programs } = await readUserProgram({ uid });
    return Object.fromEntries(
      programs.flatMap(({ programId, programme }) =>
        programme === undefined ? [] : [[programId, programme]],
      ),
    );
  } catch (error) {
    console.warn("the programmes cannot be named", error);
    return {};
  }
}
