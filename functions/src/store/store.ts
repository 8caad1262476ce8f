import { initializeApp } from "firebase-admin/app";
import { getAppCheck } from "firebase-admin/app-check";
import { type Auth, getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { AccountGuard } from "./accounts/account-guard.ts";
import { AccountStore } from "./accounts/accounts.ts";
import { AppCheckStore } from "./accounts/app-check.ts";
import { UserDataStore } from "./accounts/user-data.ts";
import { UserStore } from "./accounts/users.ts";
import { StorePart } from "./firestore/collection.ts";
import { HarmStore } from "./harms.ts";
import { CONTENT_TTL_MS, ContentStore, PackageStore } from "./programme/content.ts";
import { ImageStore } from "./programme/images.ts";
import { InstanceStore } from "./programme/instances.ts";
import { ProgressStore } from "./programme/progress.ts";
import { BillStore } from "./purchase/bills.ts";
import { CouponStore } from "./purchase/coupons.ts";
import { ProgrammeGrantStore } from "./purchase/grants.ts";
import { PaymentStore } from "./purchase/payments.ts";
import { StandInStore } from "./purchase/stand-in.ts";
import { RateLimitStore } from "./rate-limits.ts";
import { DailyReminderStore } from "./reminders/daily-reminders.ts";
import { DatedReminderStore } from "./reminders/dated-reminders.ts";
import { DeviceStore } from "./reminders/devices.ts";
import { MailStore } from "./reminders/mail.ts";
import { FirebaseSender, LOCAL_SENDER, type PushSender, PushStore } from "./reminders/pushes.ts";
import { ResponseStore } from "./responses.ts";
import { AddressStore, SubscriptionStore } from "./subscriptions.ts";
import { TrackingEventStore } from "./tracking-events.ts";

export interface StoreSettings {
  readonly projectId: string;
  /** Content is read below `content/{contentEnv}`. */
  readonly contentEnv: string;
  /** Key of the hashes under which rate limits are stored; needed by processes that count calls. */
  readonly rateLimitKey?: string;
  /**
   * With emulators no message to a device leaves the machine, and content is read anew each time, so that authors see what
   * they changed.
   */
  readonly emulated?: boolean;
}

/**
 * Opens the store of a project. All parts share one app and one Firestore client, so call it once per process. A test may
 * give another Auth.
 */
export function openStore(
  { projectId, contentEnv, rateLimitKey = "", emulated = false }: StoreSettings,
  auth?: Auth,
) {
  const app = initializeApp({ projectId });
  const db = getFirestore(app);
  const accounts = new AccountStore(auth ?? getAuth(app));
  const guard = new AccountGuard(db, accounts);
  const packages = new PackageStore(db, contentEnv);
  const pushSender: PushSender = emulated ? LOCAL_SENDER : new FirebaseSender(app);
  const content = new ContentStore(db, contentEnv, emulated ? 0 : CONTENT_TTL_MS);
  return {
    accounts,
    addresses: new AddressStore(db),
    appCheck: new AppCheckStore(getAppCheck(app)),
    bills: new BillStore(db, guard),
    content,
    coupons: new CouponStore(db, guard, packages, content),
    dailyReminders: new DailyReminderStore(db, guard),
    datedReminders: new DatedReminderStore(db, guard),
    devices: new DeviceStore(db, guard),
    harms: new HarmStore(db),
    images: new ImageStore(db, guard),
    instances: new InstanceStore(db, guard),
    mail: new MailStore(db, guard),
    packages,
    payments: new PaymentStore(db, guard, content),
    ping: new PingStore(db),
    programmeGrants: new ProgrammeGrantStore(db, guard, content),
    progress: new ProgressStore(db, guard),
    pushSender,
    pushes: new PushStore(db, guard),
    rateLimits: new RateLimitStore(db, rateLimitKey),
    responses: new ResponseStore(db, guard),
    standIn: new StandInStore(db),
    subscriptions: new SubscriptionStore(db, guard),
    trackingEvents: new TrackingEventStore(db),
    userData: new UserDataStore(db),
    users: new UserStore(db, guard),
  };
}

/** All persistent data. */
export type Store = ReturnType<typeof openStore>;

class PingStore extends StorePart {
  /** Reads one document, which need not exist. */
  async ping(): Promise<void> {
    await this.db.doc("sweeps/accounts").get();
  }
}
