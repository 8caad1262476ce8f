import { randomBytes } from "node:crypto";
import { randomId, SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import { CONSENT_TEXTS } from "@mindle/domain/policy/consents";
import { DAY_MS } from "@mindle/domain/time";
import type { Auth } from "firebase-admin/auth";
import { deleteUser } from "../../../functions/src/operations/auth/account.ts";
import { accountFields } from "../../../functions/src/operations/auth/load-user.ts";
import type { BillDocument } from "../../../functions/src/store/purchase/bills.ts";
import type { Store } from "../../../functions/src/store/store.ts";
import type { AccountState } from "../../../web/src/platform/developer/account-states.ts";
import type { TestAccount } from "./seed.ts";

/** How a local account is made. */
interface LocalAccount {
  readonly displayName: string;
  /** The account's only sign-in method, where it has no password. */
  readonly provider?: "google.com" | "apple.com";
  readonly fill?: (maker: AccountMaker) => Promise<void>;
}

interface AccountMaker {
  readonly store: Store;
  readonly uid: string;
  readonly now: number;
}

const PASSWORD = "dandelion-1";
const PACKAGE_ID = "riggy_complete.v0";

const PAID = { status: "success", failReason: null } as const;

const ACCOUNTS: Readonly<Record<AccountState, LocalAccount>> = {
  new: { displayName: "새봄" },
  session3: { displayName: "가온", fill: (maker) => openProgramme(maker, { daysAgo: 8, sessions: 2 }) },
  finished: {
    displayName: "다온",
    fill: (maker) => openProgramme(maker, { daysAgo: 40, sessions: Number.POSITIVE_INFINITY }),
  },
  twoJourneys: {
    displayName: "라온",
    fill: async (maker) => {
      await openProgramme(maker, { daysAgo: 20, sessions: 2 });
      await openProgramme(maker, { packageId: "pleaser_complete.v0", daysAgo: 2, sessions: 1 });
    },
  },
  bills: { displayName: "Mina", fill: buyPackages },
  googleOnly: { displayName: "Robin", provider: "google.com" },
  appleOnly: { displayName: "Jamie", provider: "apple.com" },
};

/**
 * Makes one account for each state, with the documents that the state needs, and deletes what the accounts of an earlier run
 * have: dates count from `now`, and a new account stays one. Returns the accounts in order of the states.
 */
export function makeLocalAccounts(store: Store, auth: Auth, now: number): Promise<TestAccount[]> {
  return Promise.all(
    Object.entries(ACCOUNTS).map(async ([state, { displayName, provider, fill }]) => {
      const uid = `local-${state}`;
      const email = `${state.toLowerCase()}@example.com`;
      await deleteUser(uid, { store, now: () => now });
      if (provider === undefined) {
        await auth.createUser({ uid, email, displayName, emailVerified: true, password: PASSWORD });
      } else {
        const providerData = [{ providerId: provider, uid: `local-${email}`, email, displayName }];
        await auth.importUsers([{ uid, email, displayName, emailVerified: true, providerData }]);
      }
      await auth.setCustomUserClaims(uid, { state });
      await store.users.ensure(uid, await accountFieldsOf(store, uid), now);
      await fill?.({ store, uid, now });
      return { email, displayName, password: provider === undefined ? PASSWORD : undefined };
    }),
  );
}

interface Begun {
  /** By default Riggy's. */
  readonly packageId?: string;
  readonly daysAgo: number;
  readonly sessions: number;
}

/** Opens the programme of a package some days ago, with all steps of its first sessions finished. */
async function openProgramme(
  { store, uid, now }: AccountMaker,
  { packageId = PACKAGE_ID, daysAgo, sessions }: Begun,
): Promise<void> {
  const sold = await store.packages.find(packageId);
  const [[programId, openMillis] = []] = Object.entries(sold?.programOpenLengthMillis ?? {});
  const programme = programId === undefined ? undefined : await store.content.programme(programId);
  if (programId === undefined || openMillis === undefined || programme === undefined) {
    throw new Error("The seed is not loaded.");
  }
  await store.programmeGrants.grant(uid, programId, openMillis, now - daysAgo * DAY_MS);
  for (const stepId of Object.keys(programme.steps)) {
    const session = Number(/^d(\d+)-/.exec(stepId)?.[1]);
    if (session > sessions) continue;
    const step = { programId, stepId, finishedAt: now - DAY_MS };
    await store.progress.finish(uid, step, async () => programme.version);
  }
}

/** Two bills that were paid, the first of which opens nothing any more, and one that was not. */
async function buyPackages({ store, uid, now }: AccountMaker): Promise<void> {
  const bills: readonly [string, number, Pick<BillDocument, "status" | "failReason">][] = [
    ["riggy_starter.v0", 100, PAID],
    [PACKAGE_ID, 4, { status: "cancelled", failReason: "The purchase was cancelled in the App Store." }],
    [PACKAGE_ID, 3, PAID],
  ];
  for (const [packageId, daysAgo, outcome] of bills) {
    const sold = await store.packages.find(packageId);
    if (sold === undefined) throw new Error(`The seed has no package ${packageId}.`);
    const { programOpenLengthMillis } = sold;
    const regTime = now - daysAgo * DAY_MS;
    await store.bills.create(randomId(SECRET_ID_LENGTH, randomBytes), {
      userId: uid,
      regTime,
      item: { packageInfo: { id: sold.id, name: sold.consumerName } },
      product: { iosIap: { productIdentifier: sold.ios.productIdentifier, localizedPrice: "₩49,000" } },
      programOpenLengthMillis,
      ...outcome,
    });
    if (outcome === PAID) {
      for (const [programId, openMillis] of Object.entries(programOpenLengthMillis)) {
        await store.programmeGrants.grant(uid, programId, openMillis, regTime);
      }
    }
  }
}

async function accountFieldsOf(store: Store, uid: string) {
  const account = await store.accounts.find(uid);
  if (account === undefined) throw new Error(`There is no account ${uid}.`);
  return { ...accountFields(account, "ko"), consents: CONSENT_TEXTS };
}
