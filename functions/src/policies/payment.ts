import { createHash } from "node:crypto";

/**
 * The UUID that identifies the user of a purchase. The app passes it to the App Store as appAccountToken, and every
 * transaction contains it. Derived from the user's id (version 8 of RFC 9562), so that it need not be stored.
 */
export function accountTokenOf(uid: string): string {
  const bytes = createHash("sha256").update(`app-account:${uid}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Why a user cannot use a transaction; undefined if they can. */
export function paymentRefusal(
  transaction: {
    readonly appAccountToken: string | null;
    readonly familyShared: boolean;
    readonly revoked: boolean;
  },
  uid: string,
): "revoked" | "not-theirs" | "family-shared" | undefined {
  const { appAccountToken, familyShared, revoked } = transaction;
  // `appAccountToken` is null from clients that do not send it; the transaction can still be used only once.
  if (appAccountToken !== null && appAccountToken.toLowerCase() !== accountTokenOf(uid)) return "not-theirs";
  if (familyShared) return "family-shared";
  return revoked ? "revoked" : undefined;
}
