import { createHash } from "node:crypto";

/**
 * The UUID by which a purchase names its user: the app hands it to the App Store as appAccountToken, and gets it back
 * in every transaction. Made of the user's id alone (version 8 of RFC 9562), so that nothing need be stored.
 */
export function accountTokenOf(uid: string): string {
  const bytes = createHash("sha256").update(`app-account:${uid}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Why a transaction cannot pay for a user, or undefined where it can. */
export function paymentRefusal(
  transaction: { readonly appAccountToken: string | null; readonly revoked: boolean },
  uid: string,
): "revoked" | "not-theirs" | undefined {
  const { appAccountToken, revoked } = transaction;
  // Apps from before the token send none. Whoever's it is, it is spent once.
  if (appAccountToken !== null && appAccountToken.toLowerCase() !== accountTokenOf(uid)) return "not-theirs";
  return revoked ? "revoked" : undefined;
}
