import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Firestore, GeoPoint, Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Failure } from "../../scripts/internal/command.ts";
import { parseChecksums } from "../../scripts/internal/ops/backup/checksums-file.ts";
import { restoreDrill } from "../../scripts/internal/ops/backup/restore-drill.ts";
import { runBackup } from "../../scripts/internal/ops/backup/run-backup.ts";
import { selectProject } from "../../scripts/internal/target-project.ts";
import { requireStack } from "../support/stack.ts";

/** A database of its own in the stack's Firestore, which begins with the seed as well. */
const PROJECT = "demo-restore";

const directory = await mkdtemp(join(tmpdir(), "restore-"));
const exported = join(directory, "export");
const checksumsFile = join(directory, "checksums.txt");
let database: Firestore;

beforeAll(async () => {
  selectProject({ project: undefined });
  database = new Firestore({ projectId: PROJECT });
  const user = database.doc('users/사용자 "1"\n');
  await user
    .collection("saves")
    .doc("without-a-parent")
    .set({
      text: "비 오는 날에도",
      times: [new Timestamp(1_700_000_000, 120_000_000), new Timestamp(1_700_000_000, 0)],
      bytes: Buffer.from([0, 255, 7]),
      place: new GeoPoint(37.5, 127),
      whole: 1,
      part: 0.1,
      odd: [Number.NaN, Number.POSITIVE_INFINITY, null, true],
      empty: {},
      nested: { b: { a: [] }, a: database.doc("coupons/AUTUMN26") },
    });
  // More than a page of the listing.
  const writer = database.bulkWriter();
  for (let index = 0; index < 1_200; index += 1) void writer.set(database.doc(`many/${index}`), { index });
  await writer.close();
});
afterAll(async () => {
  await database.terminate();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  await rm(exported, { recursive: true, force: true });
  const { firestoreHost } = requireStack();
  const response = await fetch(`http://${firestoreHost}/emulator/v1/projects/${PROJECT}:export`, {
    method: "POST",
    body: JSON.stringify({
      database: `projects/${PROJECT}/databases/(default)`,
      export_directory: directory,
      export_name: "export",
    }),
  });
  expect(response.status).toBe(200);
  await runBackup({ name: "checksums", file: checksumsFile, at: null }, PROJECT);
});

/** Restores the export and compares it with the file of checksums. */
function restore() {
  return runBackup({ name: "restore", directory: exported, checksumsFile }, PROJECT);
}

test("an export is restored document by document", async () => {
  const checksums = parseChecksums(await readFile(checksumsFile, "utf8"));
  const report = await restoreDrill(exported, checksums);
  expect(report).toMatchObject({ missing: [], changed: [], surplus: [], documents: checksums.size });
  expect(report.collections).toMatchObject({ many: 1_200, "users/…/saves": 1 });
  expect(await restore()).toEqual({ report, isWhole: true });
});

test("what was written, changed and deleted after the export is named", async () => {
  await database.doc("many/7").set({ index: "7" });
  await database.doc("many/8").delete();
  await database.doc("many/new").set({});
  await runBackup({ name: "checksums", file: checksumsFile, at: null }, PROJECT);
  const { report, isWhole } = await restore();
  expect(isWhole).toBe(false);
  expect(report).toMatchObject({ missing: ["many/new"], changed: ["many/7"], surplus: ["many/8"] });
});

test("checksums of an earlier minute are those of then", async () => {
  const before = await readFile(checksumsFile, "utf8");
  const at = Date.now();
  await database.doc("many/9").set({ index: "later" });
  await runBackup({ name: "checksums", file: checksumsFile, at }, PROJECT);
  expect(await readFile(checksumsFile, "utf8")).toBe(before);
});

test("a damaged export and a damaged file of checksums are refused", async () => {
  const outputs = (await readdir(exported, { recursive: true })).filter((name) => /output-\d+$/.test(name));
  const file = join(exported, outputs[0] ?? "");
  const bytes = await readFile(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(file, bytes);
  await expect(restore()).rejects.toThrow(Failure);
  await expect(restoreDrill(join(directory, "nowhere"), new Map())).rejects.toThrow("There is no directory");
  for (const [text, reason] of [
    ["abc", "ends within a line"],
    ["abc\n", "Line 1"],
    [`${"0".repeat(64)} "a/b\n`, "Line 1"],
    [`${`${"0".repeat(64)} "a/b"\n`.repeat(2)}`, "names a/b twice"],
  ]) {
    expect(() => parseChecksums(text ?? "")).toThrow(reason);
  }
});
