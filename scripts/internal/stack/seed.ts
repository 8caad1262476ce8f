import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fromRoot } from "../paths.ts";

/** Directory of the compiled seed in the official export format, relative to the root. */
export const SEED_DIRECTORY = "emulator-data";

/** Absolute path of the compiled seed, or `undefined` when there is none. */
export function seedDirectory(): string | undefined {
  const directory = fromRoot(SEED_DIRECTORY);
  return isCompleteExport(directory) ? directory : undefined;
}

/** Whether a directory has a complete export: firebase-tools writes this file last. */
export function isCompleteExport(directory: string): boolean {
  return existsSync(`${directory}/firebase-export-metadata.json`);
}

/** A local account to sign in with. */
export interface TestAccount {
  readonly email: string;
  /** Undefined for an account that signs in at Google or Apple. */
  readonly password: string | undefined;
  readonly displayName: string | undefined;
}

/** The seed's accounts with an email, in file order; none when there is no seed. */
export async function readTestAccounts(): Promise<TestAccount[]> {
  const file = fromRoot(SEED_DIRECTORY, "auth_export/accounts.json");
  if (!existsSync(file)) {
    return [];
  }
  const parsed: unknown = JSON.parse(await readFile(file, "utf8"));
  return listOf(parsed, "users").flatMap((user) => {
    const email = textOf(user, "email");
    return email === undefined
      ? []
      : [
          {
            email,
            password: passwordOf(textOf(user, "passwordHash")),
            displayName: textOf(user, "displayName"),
          },
        ];
  });
}

/** One line for each account: address, password and name. */
export function formatAccounts(accounts: readonly TestAccount[]): string {
  return accounts
    .map(({ email, password, displayName }) =>
      [
        `  ${email}`,
        password ?? "(no password)",
        ...(displayName === undefined ? [] : [`(${displayName})`]),
      ].join("  "),
    )
    .join("\n");
}

// The Auth emulator's own "hash": fakeHash:salt=<salt>:password=<password>.
function passwordOf(hash: string | undefined): string | undefined {
  return hash?.match(/^fakeHash:salt=[^:]*:password=(.*)$/s)?.[1];
}

function listOf(value: unknown, key: string): unknown[] {
  const list = memberOf(value, key);
  return Array.isArray(list) ? list : [];
}

function textOf(value: unknown, key: string): string | undefined {
  const text = memberOf(value, key);
  return typeof text === "string" && text !== "" ? text : undefined;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
