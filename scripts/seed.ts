import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CompiledContent, compileContent } from "@mindle/content/compile";
import { ContentError } from "@mindle/content/content-error";
import { writeExport } from "../firestore-emulator/src/format/export.ts";
import type { Fields, Value } from "../firestore-emulator/src/model/value.ts";
import { Failure, runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { SEED_DIRECTORY } from "./internal/seed.ts";

/** The moment all of the seed was made, so that the same content gives the same bytes: 2026-01-01T00:00:00Z. */
const MADE_AT_MS = Date.UTC(2026, 0, 1);

const FIRESTORE_EXPORT = "firestore_export";
const AUTH_EXPORT = "auth_export";

/** Versions that the files' readers never look at. */
const FORMAT_VERSIONS = { tools: "15.34.2", firestore: "1.22.0" } as const;

/**
 * Compiles the authored content and writes it to `directory` in the official emulators' export format, in the
 * place of whatever was there. The same content gives the same bytes. Throws ContentError before it writes anything.
 */
export async function writeSeed(directory: string): Promise<CompiledContent> {
  const content = await compileContent();
  await rm(directory, { recursive: true, force: true });
  await mkdir(join(directory, AUTH_EXPORT), { recursive: true });
  await writeFirestore(directory, content);
  await writeJson(join(directory, AUTH_EXPORT, "accounts.json"), accountsFile(content));
  await writeJson(join(directory, AUTH_EXPORT, "config.json"), {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
  });
  // Last, because it is what an import begins with: a cut-off seed has none.
  await writeJson(join(directory, "firebase-export-metadata.json"), {
    version: FORMAT_VERSIONS.tools,
    firestore: {
      version: FORMAT_VERSIONS.firestore,
      path: FIRESTORE_EXPORT,
      metadata_file: `${FIRESTORE_EXPORT}/${FIRESTORE_EXPORT}.overall_export_metadata`,
    },
    auth: { version: FORMAT_VERSIONS.tools, path: AUTH_EXPORT },
  });
  return content;
}

async function writeFirestore(directory: string, { documents }: CompiledContent): Promise<void> {
  const madeAt = BigInt(MADE_AT_MS) * 1000n;
  await writeExport(
    { directory, name: FIRESTORE_EXPORT },
    {
      // An import takes the documents into its own project, whatever this says.
      projectId: "demo-mindle",
      databaseId: "(default)",
      documents: documents.map(({ path, data }) => ({ path, fields: toFields(data) })),
      startTime: madeAt,
      endTime: madeAt,
    },
  );
}

function toFields(data: object): Fields {
  return new Map(Object.entries(data).map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: unknown): Value {
  if (value === null) return { kind: "null" };
  if (typeof value === "string") return { kind: "string", value };
  if (typeof value === "boolean") return { kind: "boolean", value };
  if (typeof value === "number") {
    return Number.isSafeInteger(value)
      ? { kind: "integer", value: BigInt(value) }
      : { kind: "double", value };
  }
  if (Array.isArray(value)) return { kind: "array", values: value.map(toValue) };
  if (typeof value === "object") return { kind: "map", fields: toFields(value) };
  throw new TypeError(`content holds a ${typeof value}, which Firestore cannot store`);
}

/** The Auth emulator's accounts in the form of its own export; its "hash" of a password is plain text. */
function accountsFile({ accounts }: CompiledContent): object {
  return {
    kind: "identitytoolkit#DownloadAccountResponse",
    users: accounts.map(({ id, email, password, displayName }) => {
      const salt = `fakeSalt${id}`;
      return {
        localId: id,
        email,
        emailVerified: true,
        displayName,
        disabled: false,
        createdAt: String(MADE_AT_MS),
        lastLoginAt: String(MADE_AT_MS),
        validSince: String(MADE_AT_MS / 1000),
        salt,
        passwordHash: `fakeHash:salt=${salt}:password=${password}`,
        passwordUpdatedAt: MADE_AT_MS,
        providerUserInfo: [{ providerId: "password", email, rawId: email, federatedId: email, displayName }],
      };
    }),
  };
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Writes the repository's seed; wrong content is told as file, line and what was expected. */
async function main(): Promise<number> {
  try {
    const { documents, accounts } = await writeSeed(fromRoot(SEED_DIRECTORY));
    console.log(`${documents.length} documents and ${accounts.length} accounts in ${SEED_DIRECTORY}/`);
    return 0;
  } catch (error) {
    if (error instanceof ContentError) throw new Failure(error.message);
    throw error;
  }
}

if (import.meta.main) await runMain(main);
