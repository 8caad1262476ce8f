import { randomUUID } from "node:crypto";
import { database } from "./database.ts";

/** A registration token that no other test uses. */
export function makeDeviceToken(): string {
  return `device-token:${randomUUID()}`;
}

/** Tokens of a user's devices. */
export async function deviceTokens(uid: string): Promise<string[]> {
  const { docs } = await database().collection(`users/${uid}/devices`).get();
  return docs.map((device) => String(device.get("token"))).toSorted();
}
