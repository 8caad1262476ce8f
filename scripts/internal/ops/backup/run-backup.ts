import { writeFile } from "node:fs/promises";
import { applicationDefault } from "firebase-admin/app";
import type { BackupCommand, OpsCommand } from "../ops-arguments.ts";
import { formatChecksums, readChecksums } from "./checksums-file.ts";
import { isWhole, restoreDrill } from "./restore-drill.ts";
import { type DocumentChecksum, type RestDatabase, storedDocuments } from "./stored-documents.ts";

/** What to print, and whether all is as it should be. */
interface BackupResult {
  readonly report: unknown;
  readonly isWhole: boolean;
}

export function isBackupCommand(command: OpsCommand): command is BackupCommand {
  return command.name === "checksums" || command.name === "restore";
}

export async function runBackup(command: BackupCommand, projectId: string): Promise<BackupResult> {
  switch (command.name) {
    case "checksums": {
      const documents: DocumentChecksum[] = [];
      const at = command.at === null ? undefined : new Date(command.at);
      for await (const document of storedDocuments(await databaseOf(projectId), at)) documents.push(document);
      // Paths hold ids of users: for the operator's eyes alone.
      await writeFile(command.file, formatChecksums(documents), { mode: 0o600 });
      return { report: { documents: documents.length, file: command.file }, isWhole: true };
    }
    case "restore": {
      const report = await restoreDrill(command.directory, await readChecksums(command.checksumsFile));
      return { report, isWhole: isWhole(report) };
    }
  }
}

/** The database that `selectProject` has chosen. */
async function databaseOf(projectId: string): Promise<RestDatabase> {
  const database = { projectId, databaseId: "(default)" };
  const emulator = process.env["FIRESTORE_EMULATOR_HOST"];
  if (emulator !== undefined) return { ...database, origin: `http://${emulator}`, token: "owner" };
  const { access_token: token } = await applicationDefault().getAccessToken();
  return { ...database, origin: "https://firestore.googleapis.com", token };
}
