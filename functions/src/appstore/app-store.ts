import { receiptStatus } from "@mindle/domain/purchase/receipt-status";

/** A transaction whose signature was verified. */
export interface StoreTransaction {
  readonly originalTransactionId: string;
  readonly productId: string;
  /** The UUID that the app passed with the purchase; null without one. */
  readonly appAccountToken: string | null;
  /** How many of the product were paid for at once. */
  readonly quantity: number;
  /** Whether a member of the family paid for it, and not the account that it is of. */
  readonly familyShared: boolean;
  /** True once it was refunded, or family sharing ended. */
  readonly revoked: boolean;
  /** True for a free purchase by a tester or in review. */
  readonly sandbox: boolean;
}

/** An App Store Server Notification whose signature was verified. */
export interface StoreNotification {
  /** For example `REFUND`: https://developer.apple.com/documentation/appstoreservernotifications/notificationtype */
  readonly type: string;
  /** When the App Store signed it, in milliseconds since the epoch; a retry keeps it. */
  readonly signedDate: number;
  /** Null for a notification without a transaction. */
  readonly transaction: StoreTransaction | null;
}

/** Client of the App Store. Throws {@link AppStoreError} for invalid signatures and for errors of the App Store. */
export interface AppStore {
  /** A transaction by its id; undefined for an unknown one. */
  transaction(originalTransactionId: string): Promise<StoreTransaction | undefined>;
  /** Verifies and decodes a notification's signedPayload. */
  notification(signedPayload: string): Promise<StoreNotification>;
}

/** An invalid response of the App Store, with a status of receipt-status.ts. */
export class AppStoreError extends Error {
  /** 21000 to 21199. */
  readonly status: number;
  /** Whether a retry may succeed. */
  readonly transient: boolean;

  constructor(status: number, options?: ErrorOptions) {
    const meaning = receiptStatus(status);
    super(`App Store: ${status} ${meaning?.problem ?? "unknown"}`, options);
    this.name = "AppStoreError";
    this.status = status;
    this.transient = meaning?.passing ?? false;
  }
}
