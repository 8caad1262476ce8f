import { receiptStatus } from "@mindle/domain/purchase/receipt-status";

/** A transaction as the App Store signed it, after every check of the signature. */
export interface StoreTransaction {
  readonly originalTransactionId: string;
  readonly productId: string;
  /** The UUID the app gave with the purchase; null where it gave none. */
  readonly appAccountToken: string | null;
  /** True once it was refunded, or taken from someone it was shared with. */
  readonly revoked: boolean;
  /** True for a purchase nobody paid for, by a tester or in review. */
  readonly sandbox: boolean;
}

/** What an App Store Server Notification tells. */
export interface StoreNotification {
  /** Such as `REFUND`: https://developer.apple.com/documentation/appstoreservernotifications/notificationtype */
  readonly type: string;
  /** Null where it is about no transaction. */
  readonly transaction: StoreTransaction | null;
}

/** The App Store. What it signed and cannot be trusted is thrown as {@link AppStoreError}, like its own failures. */
export interface AppStore {
  /** A purchase by its id; undefined for one the App Store does not know. */
  transaction(originalTransactionId: string): Promise<StoreTransaction | undefined>;
  /** Opens a notification's signedPayload. */
  notification(signedPayload: string): Promise<StoreNotification>;
}

/** Why the App Store's word cannot be taken, in the numbers of receipt-status.ts. */
export class AppStoreError extends Error {
  /** 21000 to 21199. */
  readonly status: number;
  /** Whether asking again later may be answered otherwise. */
  readonly passing: boolean;

  constructor(status: number, options?: ErrorOptions) {
    const meaning = receiptStatus(status);
    super(`App Store: ${status} ${meaning?.problem ?? "unknown"}`, options);
    this.name = "AppStoreError";
    this.status = status;
    this.passing = meaning?.passing ?? false;
  }
}
