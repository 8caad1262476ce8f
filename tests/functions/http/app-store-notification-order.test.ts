import { createIosIapBill, processIosIapPayment } from "@mindle/domain/api/purchase";
import { FieldValue } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAppStore } from "../../../functions/src/appstore/open-app-store.ts";
import { makeSigningChain } from "../../../functions/src/appstore/stand-in/certificates.ts";
import { transactionPayload } from "../../../functions/src/appstore/stand-in/stand-in-server.ts";
import type { Dispatch } from "../../../functions/src/http/dispatch.ts";
import type { RequestHandler } from "../../../functions/src/http/serve.ts";
import { notificationsOf, PURCHASE, postTo, signNotification } from "../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../support/functions/backend.ts";
import { database } from "../../support/functions/database.ts";
import { PACKAGE, putPackage, storedProgram } from "../../support/functions/purchases.ts";

const chain = makeSigningChain();
// The App Store confirms every payment, as it did a moment before a refund.
const appStore = openAppStore({ kind: "stand-in" }, { chain: async () => chain, find: async () => PURCHASE });

let backend: Backend;
let dispatch: Dispatch;
let notify: RequestHandler;

beforeAll(async () => {
  backend = await startBackend("demo-notifications");
  dispatch = dispatchOn(appStore, []);
  notify = notificationsOf(appStore);
  await putPackage();
});
afterAll(() => backend.close());

/** A notification, and when the App Store signed it. */
interface Notification {
  readonly type: "REFUND" | "REFUND_REVERSED";
  readonly signedDate: number;
}

type Event = Notification | "pay";

const NOW = Date.now();
const refund: Notification = { type: "REFUND", signedDate: NOW + 1 };
const reversal: Notification = { type: "REFUND_REVERSED", signedDate: NOW + 2 };
const secondRefund: Notification = { type: "REFUND", signedDate: NOW + 3 };

/** All different orders. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return [...new Set(items)].flatMap((first) => {
    const at = items.indexOf(first);
    return ordersOf(items.toSpliced(at, 1)).map((rest) => [first, ...rest]);
  });
}

function nameOf(event: Event): string {
  return event === "pay" ? "pay" : `${event.type} ${event.signedDate - NOW}`;
}

let buyers = 0;

/** A user with an open bill, and what happens to their payment. */
async function makeBuyer() {
  buyers += 1;
  const uid = `buyer-${buyers}`;
  const id = String(2_000_000_000 + buyers);
  const product = { productIdentifier: PACKAGE.productIdentifier, localizedPrice: "₩49,000" };
  await callBy(dispatch, { uid }, createIosIapBill, { packageId: PACKAGE.id, product });
  const pay = () => callBy(dispatch, { uid }, processIosIapPayment, { originalTransactionId: id });
  const send = ({ type, signedDate }: Notification) =>
    postTo(notify, signNotification(chain, type, transactionPayload(id, PURCHASE), signedDate));
  return { uid, id, pay, send };
}

/** How long the programme is open from now on, in milliseconds. */
async function remainingOf(uid: string): Promise<number> {
  const spans: { openedAt: number; closedAt: number }[] = (await storedProgram(uid))?.["usageInfos"] ?? [];
  const now = Date.now();
  return spans.reduce(
    (sum, { openedAt, closedAt }) => sum + Math.max(closedAt - Math.max(openedAt, now), 0),
    0,
  );
}

const EVENTS: readonly (readonly Event[])[] = [
  ["pay", refund, reversal],
  ["pay", refund, refund, reversal, reversal],
  ["pay", refund, reversal, secondRefund],
];

const ORDERS = EVENTS.flatMap((events) => ordersOf(events));

test.each(ORDERS.map((order) => [order.map(nameOf).join(", "), order] as const))(
  "the notification that was signed last decides: %s",
  async (_name, order) => {
    const { uid, pay, send } = await makeBuyer();
    for (const event of order) {
      if (event === "pay") await pay();
      else expect(await send(event)).toMatchObject({ status: 200 });
    }
    const { envelope } = await pay();
    const remaining = await remainingOf(uid);
    if (order.includes(secondRefund)) {
      expect(envelope).toMatchObject({ code: "failed-precondition", message: "The purchase was refunded." });
      expect(remaining).toBe(0);
    } else {
      expect(envelope).toMatchObject({ success: true, data: { status: "success" } });
      expect(remaining).toBeGreaterThan(PACKAGE.openMillis - 60_000);
      expect(remaining).toBeLessThanOrEqual(PACKAGE.openMillis);
    }
  },
);

test("a payment stored without the date of its notifications takes the first one and no older one", async () => {
  const { uid, id, pay, send } = await makeBuyer();
  await pay();
  await database().doc(`transactions/${id}`).update({ notifiedAt: FieldValue.delete() });
  await send(refund);
  expect(await remainingOf(uid)).toBe(0);
  await send(reversal);
  await send(refund);
  expect(await remainingOf(uid)).toBeGreaterThan(PACKAGE.openMillis - 60_000);
});
