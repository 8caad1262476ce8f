import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CompiledContent, compileContent } from "@mindle/content/compile";
import type { ContentDocument } from "@mindle/content/version-documents";
import { CONSENT_TEXTS } from "@mindle/domain/policy/consents";
import { writeExport } from "../../../firestore-emulator/src/format/export.ts";
import type { Fields, Value } from "../../../firestore-emulator/src/model/document.ts";
import type { UserDocument } from "../../../functions/src/store/accounts/user-document.ts";

/** Creation time of everything in the seed, constant so that the same content gives the same bytes. */
const CREATED_AT_MS = Date.UTC(2026, 0, 1);

const FIRESTORE_EXPORT = "firestore_export";
const AUTH_EXPORT = "auth_export";

/** The format has version fields; nothing reads them. */
const FORMAT_VERSIONS = { tools: "15.34.2", firestore: "1.22.0" } as const;

/**
 * Compiles the authored content and writes it to `directory` in the official emulators' export format, replacing the
 * directory. The same content gives the same bytes. Throws ContentError before it writes anything.
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
  // Last, because an import reads it first: a partly written seed has none.
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

/** The documents of the local accounts: all have consented. */
export function userDocuments({ accounts }: Pick<CompiledContent, "accounts">): readonly ContentDocument[] {
  return accounts.map(({ id, email }) => ({
    path: `users/${id}`,
    data: {
      email,
      additionalInfo: {},
      passwordSet: true,
      timezoneOffset: null,
      createdAt: CREATED_AT_MS,
      consents: { ...CONSENT_TEXTS, givenAt: Date.parse(CONSENT_TEXTS.terms) },
    } satisfies UserDocument,
  }));
}

async function writeFirestore(directory: string, content: CompiledContent): Promise<void> {
  const documents = [...content.documents, ...userDocuments(content)];
  const createdAt = BigInt(CREATED_AT_MS) * 1000n;
  await writeExport(
    { directory, name: FIRESTORE_EXPORT },
    {
      // An import ignores it and uses its own project.
      projectId: "demo-mindle",
      databaseId: "(default)",
      documents: documents.map(({ path, data }) => ({ path, fields: toFields(data) })),
      startTime: createdAt,
      endTime: createdAt,
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
        createdAt: String(CREATED_AT_MS),
        lastLoginAt: String(CREATED_AT_MS),
        validSince: String(CREATED_AT_MS / 1000),
        salt,
        passwordHash: `fakeHash:salt=${salt}:password=${password}`,
        passwordUpdatedAt: CREATED_AT_MS,
        providerUserInfo: [{ providerId: "password", email, rawId: email, federatedId: email, displayName }],
      };
    }),
  };
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
