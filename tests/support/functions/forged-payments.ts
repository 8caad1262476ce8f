import * as library from "@apple/app-store-server-library";
import { createIosIapBill, processIosIapPayment } from "@mindle/domain/api/purchase";
import { standInAppStore } from "../../../functions/src/appstore/open-app-store.ts";
import type { FailureReport } from "../../../functions/src/http/dispatch.ts";
import { type Backend, callBy, dispatchOn } from "./backend.ts";
import { database } from "./database.ts";
import { chain, FORGERIES, validTransaction } from "./forgeries.ts";
import { pick, randomFrom } from "./mutate.ts";
import { PACKAGE, putPackage } from "./purchases.ts";

const BUYER = "buyer";
const FIRST_ID = 2_000_000_000;

/** Result of sending forged transactions. */
export interface ForgedOutcome {
  /** Number of responses by forgery and error code; `paid` is success. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Describes the first forgery that was accepted, caused a write or a 5xx response. */
  readonly violation: string | null;
  /** Number of grants and stored transactions. */
  readonly grants: number;
  /** Whether a valid transaction settled the same bill afterwards. */
  readonly validOneAccepted: boolean;
  /** Unexpected errors. */
  readonly reports: readonly FailureReport[];
}

/** Sends forged transactions to the API, the same number of each kind, for a buyer with an open bill. */
export async function sendForgedPayments(
  backend: Backend,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<ForgedOutcome> {
  const random = randomFrom(seed);
  const reports: FailureReport[] = [];
  let signedTransactionInfo = "";
  const appStore = standInAppStore(library, chain, async () => Response.json({ signedTransactionInfo }));
  const dispatch = dispatchOn(appStore, reports);
  const pay = (originalTransactionId: string) =>
    callBy(dispatch, { uid: BUYER }, processIosIapPayment, { originalTransactionId });
  await putPackage();
  await callBy(dispatch, { uid: BUYER }, createIosIapBill, {
    packageId: PACKAGE.id,
    product: { productIdentifier: PACKAGE.productIdentifier, localizedPrice: "₩49,000" },
  });

  const answers: Record<string, Readonly<Record<string, number>>> = {};
  let violation: string | null = null;
  const before = backend.commits();
  for (let sent = 0; sent < count; sent += 1) {
    const { name, make } = FORGERIES[sent % FORGERIES.length] ?? pick(FORGERIES, random);
    const id = String(FIRST_ID + sent);
    signedTransactionInfo = make(id, BUYER, random);
    const { status, envelope } = await pay(id);
    const code = envelope.success ? "paid" : envelope.code;
    const others = answers[name] ?? {};
    answers[name] = { ...others, [code]: (others[code] ?? 0) + 1 };
    if (envelope.success || status >= 500 || backend.commits() !== before) {
      violation ??= `${name}: answered ${status} ${envelope.message} to ${signedTransactionInfo}`;
    }
  }
  const grants = await countGrants();
  const validId = String(FIRST_ID + count);
  signedTransactionInfo = validTransaction(validId, BUYER);
  const { envelope } = await pay(validId);
  const validOneAccepted = envelope.success && (await countGrants()) === grants + 2;
  return { answers, violation, grants, validOneAccepted, reports };
}

/** Number of users' programmes and stored transactions. */
async function countGrants(): Promise<number> {
  const [programs, transactions] = await Promise.all([
    database().collectionGroup("programs").get(),
    database().collection("transactions").get(),
  ]);
  return programs.size + transactions.size;
}
