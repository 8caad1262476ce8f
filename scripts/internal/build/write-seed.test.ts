import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { compileContent } from "@mindle/content/compile";
import type { ContentDocument } from "@mindle/content/version-documents";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readExport } from "../../../firestore-emulator/src/format/import.ts";
import type { Value } from "../../../firestore-emulator/src/model/document.ts";
import { fromRoot } from "../paths.ts";
import { readTestAccounts, SEED_DIRECTORY } from "../stack/seed.ts";
import { userDocuments, writeSeed } from "./write-seed.ts";

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "seed-"));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

test("the repository's seed is what its content compiles to, byte for byte", async () => {
  await writeSeed(directory);
  const fresh = await filesOf(directory);
  expect(await filesOf(fromRoot(SEED_DIRECTORY))).toEqual(fresh);
  expect([...fresh.keys()]).toContain("firebase-export-metadata.json");
});

test("the local Firestore's import reads back the compiled documents", async () => {
  await writeSeed(directory);
  const [database, ...others] = readExport(
    join(directory, "firestore_export/firestore_export.overall_export_metadata"),
  );
  expect(others).toEqual([]);
  expect(database?.databaseId).toBe("(default)");
  const imported = database?.documentsFor("demo-other").map(
    ({ path, fields }): ContentDocument => ({
      path,
      data: Object.fromEntries([...fields].map(([name, value]) => [name, plain(value)])),
    }),
  );
  const content = await compileContent();
  const documents = [...content.documents, ...userDocuments(content)];
  expect(new Map(imported?.map(({ path, data }) => [path, data]))).toEqual(
    new Map(documents.map(({ path, data }) => [path, data])),
  );
});

test("writing a seed removes earlier files", async () => {
  const stale = join(directory, "auth_export/accounts-tenant.json");
  await writeSeed(directory);
  await writeFile(stale, "{}");
  await writeSeed(directory);
  expect(existsSync(stale)).toBe(false);
});

test("the printed test accounts are the seed's, with the passwords that sign in", async () => {
  const { accounts } = await compileContent();
  expect(await readTestAccounts()).toEqual(
    accounts.map(({ email, password, displayName }) => ({ email, password, displayName })),
  );
});

/** Contents by path relative to the directory. */
async function filesOf(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.sort().map(async (file) => [relative(root, file), await readFile(file, "base64")] as const),
    ),
  );
}

function plain(value: Value): unknown {
  switch (value.kind) {
    case "null":
      return null;
    case "string":
    case "boolean":
    case "double":
      return value.value;
    case "integer":
      return Number(value.value);
    case "array":
      return value.values.map(plain);
    case "map":
      return Object.fromEntries([...value.fields].map(([name, field]) => [name, plain(field)]));
    default:
      throw new TypeError(`content never holds a ${value.kind}`);
  }
}
