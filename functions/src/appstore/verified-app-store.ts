import type {
  AppStoreServerAPIClient,
  JWSTransactionDecodedPayload,
  SignedDataVerifier,
} from "@apple/app-store-server-library";
import { type AppStore, AppStoreError, type StoreNotification, type StoreTransaction } from "./app-store.ts";

/** Apple's library, which takes a tenth of a second to load. */
export type AppleLibrary = typeof import("@apple/app-store-server-library");

/** One environment of the App Store: whom to ask and how to check the answer. */
export interface Door {
  readonly client: AppStoreServerAPIClient;
  readonly verifier: SignedDataVerifier;
  readonly sandbox: boolean;
}

/** Answers by which the App Store says that it has no such transaction. */
const UNKNOWN_TRANSACTION: ReadonlySet<unknown> = new Set([
  4_040_010, // TRANSACTION_ID_NOT_FOUND
  4_000_006, // INVALID_TRANSACTION_ID
]);

const MALFORMED = 21_002;
const NOT_AUTHENTICATED = 21_003;
const SERVER_UNAVAILABLE = 21_005;
const SANDBOX_IN_PRODUCTION = 21_007;
const PRODUCTION_IN_SANDBOX = 21_008;

/** The App Store behind doors that are tried in order. Nothing is believed that its verifier has not passed. */
export class VerifiedAppStore implements AppStore {
  readonly #library: AppleLibrary;
  readonly #doors: readonly Door[];

  constructor(library: AppleLibrary, doors: readonly Door[]) {
    this.#library = library;
    this.#doors = doors;
  }

  async transaction(originalTransactionId: string): Promise<StoreTransaction | undefined> {
    for (const door of this.#doors) {
      const signed = await this.#ask(door, originalTransactionId);
      if (signed === undefined) continue;
      const transaction = await this.#open(door, signed);
      // A later transaction's id is answered with that one; only the first stands for the purchase.
      if (transaction.originalTransactionId !== originalTransactionId) return undefined;
      return transaction;
    }
    return undefined;
  }

  async notification(signedPayload: string): Promise<StoreNotification> {
    const failures: unknown[] = [];
    for (const door of this.#doors) {
      try {
        return await this.#openNotification(door, signedPayload);
      } catch (error) {
        failures.push(error);
      }
    }
    // Passing failures come first: only they are worth Apple's sending it again.
    throw failures.find((error) => !(error instanceof AppStoreError) || error.passing) ?? failures[0];
  }

  async #openNotification(door: Door, signedPayload: string): Promise<StoreNotification> {
    const payload = await this.#checked(door, () => door.verifier.verifyAndDecodeNotification(signedPayload));
    if (payload.notificationType === undefined) throw new AppStoreError(MALFORMED);
    const signed = payload.data?.signedTransactionInfo;
    return {
      type: payload.notificationType,
      transaction: signed === undefined ? null : await this.#open(door, signed),
    };
  }

  async #ask(door: Door, transactionId: string): Promise<string | undefined> {
    try {
      const { signedTransactionInfo } = await door.client.getTransactionInfo(transactionId);
      if (signedTransactionInfo === undefined) throw new AppStoreError(MALFORMED);
      return signedTransactionInfo;
    } catch (error) {
      if (error instanceof AppStoreError) throw error;
      if (!(error instanceof this.#library.APIException)) {
        throw new AppStoreError(SERVER_UNAVAILABLE, { cause: error });
      }
      if (UNKNOWN_TRANSACTION.has(error.apiError)) return undefined;
      // Anything below 500 but too many requests is a fault of ours, such as a wrong key.
      if (error.httpStatusCode < 500 && error.httpStatusCode !== 429) {
        throw new Error(`App Store answered ${error.httpStatusCode}`, { cause: error });
      }
      throw new AppStoreError(SERVER_UNAVAILABLE, { cause: error });
    }
  }

  async #open(door: Door, signed: string): Promise<StoreTransaction> {
    const payload = await this.#checked(door, () => door.verifier.verifyAndDecodeTransaction(signed));
    return toTransaction(payload, door.sandbox);
  }

  async #checked<Payload>(door: Door, verify: () => Promise<Payload>): Promise<Payload> {
    try {
      return await verify();
    } catch (error) {
      if (!(error instanceof this.#library.VerificationException)) throw error;
      throw new AppStoreError(this.#statusOf(door, error.status), { cause: error });
    }
  }

  #statusOf(door: Door, status: number): number {
    const { VerificationStatus } = this.#library;
    switch (status) {
      case VerificationStatus.RETRYABLE_VERIFICATION_FAILURE:
        return SERVER_UNAVAILABLE;
      case VerificationStatus.INVALID_ENVIRONMENT:
        return door.sandbox ? PRODUCTION_IN_SANDBOX : SANDBOX_IN_PRODUCTION;
      case VerificationStatus.FAILURE:
        return MALFORMED;
      default:
        return NOT_AUTHENTICATED;
    }
  }
}

function toTransaction(payload: JWSTransactionDecodedPayload, sandbox: boolean): StoreTransaction {
  const { originalTransactionId, productId, appAccountToken, revocationDate } = payload;
  if (originalTransactionId === undefined || productId === undefined) throw new AppStoreError(MALFORMED);
  return {
    originalTransactionId,
    productId,
    appAccountToken: appAccountToken ?? null,
    revoked: revocationDate !== undefined,
    sandbox,
  };
}
