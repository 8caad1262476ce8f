import type { AppCheck } from "firebase-admin/app-check";
import { codeOf } from "../firestore/failures.ts";

/** Error codes for a token that is malformed, forged, expired or of another project. */
const BAD_TOKEN: ReadonlySet<unknown> = new Set([
  "app-check/invalid-argument",
  "app-check/app-check-token-expired",
]);

/** Firebase App Check, which attests that a call comes from our own app. */
export class AppCheckStore {
  readonly #appCheck: AppCheck;

  constructor(appCheck: AppCheck) {
    this.#appCheck = appCheck;
  }

  /** Whether a token is valid. Throws when Google's public keys cannot be loaded. */
  async verifies(token: string): Promise<boolean> {
    try {
      await this.#appCheck.verifyToken(token);
      return true;
    } catch (error) {
      if (BAD_TOKEN.has(codeOf(error))) return false;
      throw error;
    }
  }
}
