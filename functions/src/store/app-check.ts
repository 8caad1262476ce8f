import type { AppCheck } from "firebase-admin/app-check";
import { codeOf } from "./failures.ts";

/** Codes by which App Check says that a token is malformed, forged, of another project, or expired. */
const BAD_TOKEN: ReadonlySet<unknown> = new Set([
  "app-check/invalid-argument",
  "app-check/app-check-token-expired",
]);

/** Attestations that a call comes from our own app, which belong to Firebase App Check. */
export class AppCheckStore {
  readonly #appCheck: AppCheck;

  constructor(appCheck: AppCheck) {
    this.#appCheck = appCheck;
  }

  /** Whether a token is good. Google's public keys being out of reach is an error, not an answer. */
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
