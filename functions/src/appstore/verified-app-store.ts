import type {
  AppStoreServerAPIClient,
  JWSTransactionDecodedPayload,
  SignedDataVerifier,
} from "@apple/app-store-server-library";
import { type AppStore, AppStoreError, type StoreNotification, type StoreTransaction } from "./app-store.ts";

/** Loading Apple's library takes about 100 ms. */
export type AppleLibrary = typeof import("./apple-library.ts");

/** Client and verifier of one environment of the App Store. */
export interface AppStoreEnvironment {
  readonly client: AppStoreServerAPIClient;
  readonly verifier: SignedDataVerifier;
  readonly sandbox: boolean;
}

/** Error codes for an unknown transaction. */
const UNKNOWN_TRANSACTION: ReadonlySet<unknown> = new Set([
  4_040_010, // TRANSACTION_ID_NOT_FOUND
  4_000_006, // INVALID_TRANSACTION_ID
]);

const MALFORMED = 21_002;
const NOT_AUTHENTICATED = 21_003;
const SERVER_UNAVAILABLE = 21_005;
const SANDBOX_IN_PRODUCTION = 21_007;
const PRODUCTION_IN_SANDBOX = 21_008;

/** The ownership of a transaction that its account paid for; the only other one is `FAMILY_SHARED`. */
const PURCHASED = "PURCHASED";

/** Tries the environments of the App Store in order. Every response is verified. */
export class VerifiedAppStore implements AppStore {
  readonly #library: AppleLibrary;
  readonly #environments: readonly AppStoreEnvironment[];

  constructor(library: AppleLibrary, environments: readonly AppStoreEnvironment[]) {
    this.#library = library;
    this.#environments = environments;
  }

  async transaction(originalTransactionId: string): Promise<StoreTransaction | undefined> {
    for (const environment of this.#environments) {
      const signed = await this.#request(environment, originalTransactionId);
      if (signed === undefined) continue;
      const transaction = await this.#decode(environment, signed);
      // The id of a later transaction of the same purchase is not the original one.
      if (transaction.originalTransactionId !== originalTransactionId) return undefined;
      return transaction;
    }
    return undefined;
  }

  async notification(signedPayload: string): Promise<StoreNotification> {
    const failures: unknown[] = [];
    for (const environment of this.#environments) {
      try {
        return await this.#decodeNotification(environment, signedPayload);
      } catch (error) {
        failures.push(error);
      }
    }
    // A transient error comes first, because Apple retries after it.
    throw failures.find((error) => !(error instanceof AppStoreError) || error.transient) ?? failures[0];
  }

  async #decodeNotification(
    environment: AppStoreEnvironment,
    signedPayload: string,
  ): Promise<StoreNotification> {
    const payload = await this.#verify(environment, () =>
      environment.verifier.verifyAndDecodeNotification(signedPayload),
    );
    const { notificationType, signedDate } = payload;
    if (notificationType === undefined || signedDate === undefined) throw new AppStoreError(MALFORMED);
    const signed = payload.data?.signedTransactionInfo;
    return {
      type: notificationType,
      signedDate,
      transaction: signed === undefined ? null : await this.#decode(environment, signed),
    };
  }

  async #request(environment: AppStoreEnvironment, transactionId: string): Promise<string | undefined> {
    try {
      const { signedTransactionInfo } = await environment.client.getTransactionInfo(transactionId);
      if (signedTransactionInfo === undefined) throw new AppStoreError(MALFORMED);
      return signedTransactionInfo;
    } catch (error) {
      if (error instanceof AppStoreError) throw error;
      if (!(error instanceof this.#library.APIException)) {
        throw new AppStoreError(SERVER_UNAVAILABLE, { cause: error });
      }
      if (UNKNOWN_TRANSACTION.has(error.apiError)) return undefined;
      // Statuses below 500, except 429, are our own errors, such as a wrong key.
      if (error.httpStatusCode < 500 && error.httpStatusCode !== 429) {
        throw new Error(`App Store answered ${error.httpStatusCode}`, { cause: error });
      }
      throw new AppStoreError(SERVER_UNAVAILABLE, { cause: error });
    }
  }

  async #decode(environment: AppStoreEnvironment, signed: string): Promise<StoreTransaction> {
    const payload = await this.#verify(environment, () =>
      environment.verifier.verifyAndDecodeTransaction(signed),
    );
    return toTransaction(payload, environment.sandbox);
  }

  async #verify<Payload>(environment: AppStoreEnvironment, verify: () => Promise<Payload>): Promise<Payload> {
    try {
      return await verify();
    } catch (error) {
      if (!(error instanceof this.#library.VerificationException)) throw error;
      throw new AppStoreError(this.#statusOf(environment, error.status), { cause: error });
    }
  }

  #statusOf(environment: AppStoreEnvironment, status: number): number {
    const { VerificationStatus } = this.#library;
    switch (status) {
      case VerificationStatus.RETRYABLE_VERIFICATION_FAILURE:
        return SERVER_UNAVAILABLE;
      case VerificationStatus.INVALID_ENVIRONMENT:
        return environment.sandbox ? PRODUCTION_IN_SANDBOX : SANDBOX_IN_PRODUCTION;
      case VerificationStatus.FAILURE:
        return MALFORMED;
      default:
        return NOT_AUTHENTICATED;
    }
  }
}

function toTransaction(payload: JWSTransactionDecodedPayload, sandbox: boolean): StoreTransaction {
  const { originalTransactionId, productId, appAccountToken, revocationDate } = payload;
  const { quantity = 1, inAppOwnershipType = PURCHASED } = payload;
  if (originalTransactionId === undefined || productId === undefined) throw new AppStoreError(MALFORMED);
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new AppStoreError(MALFORMED);
  return {
    originalTransactionId,
    productId,
    appAccountToken: appAccountToken ?? null,
    quantity,
    familyShared: inAppOwnershipType !== PURCHASED,
    revoked: revocationDate !== undefined,
    sandbox,
  };
}
