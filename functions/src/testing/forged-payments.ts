import * as library from "@apple/app-store-server-library";
import { createIosIapBill, processIosIapPayment } from "@mindle/domain/api/purchase";
import { standInAppStore } from "../appstore/open-app-store.ts";
import type { FailureReport } from "../http/dispatch.ts";
import { type Backend, callBy, dispatchOn } from "./backend.ts";
import { database } from "./database.ts";
import { chain, FORGERIES, trueTransaction } from "./forgeries.ts";
import { pick, randomFrom } from "./mutate.ts";
import { PACKAGE, putPackage } from "./purchases.ts";

const BUYER = "buyer";
const FIRST_ID = 2_000_000_000;

/** What became of forged transactions. */
export interface ForgedOutcome {
  /** How many of each forgery were answered with which code; `paid` stands for success. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The first that paid, wrote, or was answered with 5xx: which, how, and what the App Store said. */
  readonly wrong: string | null;
  /** Programmes opened and transactions spent by all of them. */
  readonly grants: number;
  /** Whether a true transaction paid for the same bill afterwards. */
  readonly trueOnePaid: boolean;
  /** What went wrong on our side. */
  readonly reports: readonly FailureReport[];
}

/** Sends forged transactions to the API, as many of each kind, for a buyer whose bill is open all the time. */
export async function sendForgedPayments(
  backend: Backend,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<ForgedOutcome> {
  const random = randomFrom(seed);
  const reports: FailureReport[] = [];
  let said = "";
  const appStore = standInAppStore(library, chain, async () =>
    Response.json({ signedTransactionInfo: said }),
  );
  const dispatch = dispatchOn(appStore, reports);
  const pay = (originalTransactionId: string) =>
    callBy(dispatch, { uid: BUYER }, processIosIapPayment, { originalTransactionId });
  await putPackage();
  await callBy(dispatch, { uid: BUYER }, createIosIapBill, {
    packageId: PACKAGE.id,
    product: { productIdentifier: PACKAGE.productIdentifier, localizedPrice: "₩49,000" },
  });

  const answers: Record<string, Readonly<Record<string, number>>> = {};
  let wrong: string | null = null;
  const before = backend.commits();
  for (let sent = 0; sent < count; sent += 1) {
    const { name, make } = FORGERIES[sent % FORGERIES.length] ?? pick(FORGERIES, random);
    const id = String(FIRST_ID + sent);
    said = make(id, BUYER, random);
    const { status, envelope } = await pay(id);
    const code = envelope.success ? "paid" : envelope.code;
    const others = answers[name] ?? {};
    answers[name] = { ...others, [code]: (others[code] ?? 0) + 1 };
    if (envelope.success || status >= 500 || backend.commits() !== before) {
      wrong ??= `${name}: answered ${status} ${envelope.message} to ${said}`;
    }
  }
  const grants = await countGrants();
  const trueId = String(FIRST_ID + count);
  said = trueTransaction(trueId, BUYER);
  const { envelope } = await pay(trueId);
  const trueOnePaid = envelope.success && (await countGrants()) === grants + 2;
  return { answers, wrong, grants, trueOnePaid, reports };
}

/** Programmes that users have, and transactions that were spent. */
async function countGrants(): Promise<number> {
  const [programs, transactions] = await Promise.all([
    database().collectionGroup("programs").get(),
    database().collection("transactions").get(),
  ]);
  return programs.size + transactions.size;
}
