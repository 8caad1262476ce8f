import type { App } from "firebase-admin/app";
import type { PushMessage } from "./pushes.ts";

/** How long a message waits for a device that is off, in seconds: a late reminder is of no use. */
const TIME_TO_LIVE_S = 60 * 60;

/** Tokens that Firebase Cloud Messaging refuses for good. */
const GONE: readonly string[] = [
  "messaging/registration-token-not-registered",
  "messaging/invalid-registration-token",
];

/** What became of a message. */
export interface PushOutcome {
  /** Tokens of devices that do not exist any more. */
  readonly gone: readonly string[];
  /** Why other devices were not reached. */
  readonly failures: readonly Error[];
}

/** Sends messages to devices. */
export interface PushSender {
  readonly send: (tokens: readonly string[], message: PushMessage) => Promise<PushOutcome>;
}

/** Sends nothing: locally the developer panel shows `pushes`. */
export const LOCAL_SENDER: PushSender = { send: async () => ({ gone: [], failures: [] }) };

/** Sends through Firebase Cloud Messaging, whose library is loaded with the first message. */
export class FirebaseSender implements PushSender {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  async send(tokens: readonly string[], { title, text, path }: PushMessage): Promise<PushOutcome> {
    const { getMessaging } = await import("firebase-admin/messaging");
    // Data only: the service worker shows it.
    const message = { data: { title, text, path }, webpush: { headers: { TTL: String(TIME_TO_LIVE_S) } } };
    const { responses } = await getMessaging(this.#app).sendEach(
      tokens.map((token) => ({ ...message, token })),
    );
    const gone: string[] = [];
    const failures: Error[] = [];
    for (const [index, { error }] of responses.entries()) {
      if (error === undefined) continue;
      const token = tokens[index];
      if (token !== undefined && GONE.includes(error.code)) gone.push(token);
      else failures.push(error);
    }
    return { gone, failures };
  }
}
