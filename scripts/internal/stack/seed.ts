import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { fromRoot } from "../paths.ts";

/** Directory of the compiled seed in the official export format, relative to the root. */
export const SEED_DIRECTORY = "emulator-data";

/** A local account to sign in with. */
export interface TestAccount {
  readonly email: string;
  /** Undefined for an account that signs in at Google or Apple. */
  readonly password: string | undefined;
  readonly displayName: string;
}

const accountsFile = z.object({
  users: z.array(z.object({ email: z.string(), passwordHash: z.string(), displayName: z.string() })),
});

/** The seed's accounts, in file order. */
export async function readTestAccounts(): Promise<TestAccount[]> {
  const text = await readFile(fromRoot(SEED_DIRECTORY, "auth_export/accounts.json"), "utf8");
  return z.parse(accountsFile, JSON.parse(text)).users.map(({ email, passwordHash, displayName }) => ({
    email,
    displayName,
    // The Auth emulator's own "hash": fakeHash:salt=<salt>:password=<password>.
    password: /^fakeHash:salt=[^:]*:password=(.*)$/s.exec(passwordHash)?.[1],
  }));
}

/** One line for each account: address, password and name. */
export function formatAccounts(accounts: readonly TestAccount[]): string {
  return accounts
    .map(({ email, password = "(no password)", displayName }) => `  ${email}  ${password}  (${displayName})`)
    .join("\n");
}
