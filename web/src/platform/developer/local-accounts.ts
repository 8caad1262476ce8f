import * as z from "zod/mini";
import { signInWithCustomToken } from "../auth/other-sign-in.ts";
import { settings } from "../settings/settings.ts";
import { ACCOUNT_STATES, type AccountState } from "./account-states.ts";

/** An account of the Auth emulator. */
export interface LocalAccount {
  readonly uid: string;
  readonly email: string | undefined;
  /** Undefined for an account that was not made to show one. */
  readonly state: AccountState | undefined;
  /** Sign-in methods, such as `password` or `google.com`. */
  readonly providers: readonly string[];
}

/** Maximum number of accounts in the list. */
const MOST = 50;

const page = z.object({
  users: z._default(
    z.array(
      z.object({
        localId: z.string(),
        email: z.optional(z.string()),
        customAttributes: z.optional(z.string()),
        createdAt: z._default(z.string(), "0"),
        providerUserInfo: z._default(z.array(z.object({ providerId: z.string() })), []),
      }),
    ),
    [],
  ),
  nextPageToken: z.optional(z.string()),
});

const claims = z.object({ state: z.enum(ACCOUNT_STATES) });

type UserInfo = z.output<typeof page>["users"][number];

/** The accounts of the Auth emulator: those made to show a state, in order of the states, then the newest others. */
export async function readAccounts(signal: AbortSignal): Promise<readonly LocalAccount[]> {
  const users = await readUsers(signal);
  const accounts = users
    .toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))
    .map(({ localId, email, customAttributes, providerUserInfo }) => ({
      uid: localId,
      email,
      state: stateIn(customAttributes),
      providers: providerUserInfo.map(({ providerId }) => providerId),
    }));
  const shown = ACCOUNT_STATES.flatMap((state) => accounts.filter((account) => account.state === state));
  return [...shown, ...accounts.filter(({ state }) => state === undefined)].slice(0, MOST);
}

async function readUsers(signal: AbortSignal): Promise<readonly UserInfo[]> {
  const { authEmulatorUrl, firebase } = settings();
  if (authEmulatorUrl === undefined) throw new Error("there is no Auth emulator");
  const address = `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts:batchGet`;
  const users: UserInfo[] = [];
  let next: string | undefined = "";
  while (next !== undefined) {
    const response = await fetch(`${address}?maxResults=1000&nextPageToken=${encodeURIComponent(next)}`, {
      headers: { Authorization: "Bearer owner" },
      signal,
    });
    if (!response.ok) throw new Error(`the Auth emulator answered ${response.status}`);
    const answer: z.output<typeof page> = z.parse(page, await response.json());
    users.push(...answer.users);
    next = answer.nextPageToken;
  }
  return users;
}

function stateIn(customAttributes: string | undefined): AccountState | undefined {
  if (customAttributes === undefined) return undefined;
  const parsed = z.safeParse(claims, JSON.parse(customAttributes));
  return parsed.success ? parsed.data.state : undefined;
}

/** Signs in as any account of the Auth emulator: it takes a custom token without a signature. Throws AuthError. */
export function signInAsLocalAccount(uid: string): Promise<void> {
  return signInWithCustomToken(JSON.stringify({ uid }));
}
