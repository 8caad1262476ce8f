import * as z from "zod/mini";

// Messages between the web app and the native shell that shows it: JSON with a type, data and a hash that both know.

const empty = z.object({});

/** Messages to the shell. */
export const outboundMessage = z.discriminatedUnion("type", [
  /** The app runs and listens. */
  z.object({ type: z.literal("boot/appCreated"), data: empty }),
  /** A user has signed in. */
  z.object({ type: z.literal("auth/loggedIn"), data: empty }),
  /** A page is shown. `routeName` is the pattern of its route, such as `/voucher/:packageId`. */
  z.object({
    type: z.literal("webview/setCurrentURL"),
    data: z.object({ routeName: z.string(), path: z.string(), search: z.string() }),
  }),
]);

export type OutboundMessage = z.output<typeof outboundMessage>;

/** Messages from the shell. */
const inboundMessage = z.discriminatedUnion("type", [
  /** The system the shell runs on, such as `ios`. */
  z.object({ type: z.literal("boot/setOS"), data: z.object({ os: z.string().check(z.minLength(1)) }) }),
  /** The user has signed out in the shell. */
  z.object({ type: z.literal("auth/signOut"), data: empty }),
]);

export type InboundMessage = z.output<typeof inboundMessage>;

/**
 * A received message. `refused` names the sender's mistake. What is not for the app, or has a wrong hash, is `ignored`; only
 * for a purchase a wrong hash is a mistake that is reported.
 */
export type ReceivedMessage =
  | { readonly kind: "message"; readonly message: InboundMessage }
  | { readonly kind: "refused"; readonly problem: "data.os is missing" | "invalid hash" }
  | { readonly kind: "ignored" };

const envelope = z.object({ type: z.string(), data: z.optional(z.unknown()), hash: z.optional(z.unknown()) });

const PURCHASE = /^purchase\//;

/** Writes a message to the shell. */
export function writeMessage(message: OutboundMessage, hash: string): string {
  return JSON.stringify({ ...message, hash });
}

/** Reads a message from the shell: JSON, or the object itself. Never throws. */
export function readMessage(received: unknown, hash: string): ReceivedMessage {
  const parsed = z.safeParse(envelope, typeof received === "string" ? parseJson(received) : received);
  if (!parsed.success) return { kind: "ignored" };
  const { type, data = {}, hash: senderHash } = parsed.data;
  if (senderHash !== hash) {
    return PURCHASE.test(type) ? { kind: "refused", problem: "invalid hash" } : { kind: "ignored" };
  }
  const message = z.safeParse(inboundMessage, { type, data });
  if (message.success) return { kind: "message", message: message.data };
  return type === "boot/setOS" ? { kind: "refused", problem: "data.os is missing" } : { kind: "ignored" };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
