import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import type { BodyOf, DataOf, Operation } from "@mindle/domain/api/operation";
import * as z from "zod/mini";
import { requireStack } from "../../support/stack.ts";
import { newEmail } from "./visitor.ts";

const PASSWORD = "dandelion-9";

const signedIn = z.object({ localId: z.string(), idToken: z.string() });

/** An account of the Auth emulator and its reminder, without a browser. */
export class ReminderAccount {
  readonly email: string;
  readonly password = PASSWORD;
  readonly uid: string;
  readonly #token: string;

  private constructor(email: string, uid: string, token: string) {
    this.email = email;
    this.uid = uid;
    this.#token = token;
  }

  static async create(): Promise<ReminderAccount> {
    const email = newEmail();
    await identityToolkit("accounts:signUp", email);
    // The token of a sign-up may be revoked from the start.
    const { localId, idToken } = await identityToolkit("accounts:signInWithPassword", email);
    return new ReminderAccount(email, localId, idToken);
  }

  /** What the server has, in UTC. */
  async stored(): Promise<DataOf<typeof getUserNotificationInfo>> {
    return this.call(getUserNotificationInfo, {});
  }

  /** Sets the daily reminder, in UTC, in a time zone. */
  async set(
    config: BodyOf<typeof updateNotificationConfig>["config"],
    timezoneOffset: number,
  ): Promise<void> {
    await this.call(updateTimezoneOffset, { timezoneOffset });
    await this.call(updateNotificationConfig, { id: "daily", config });
  }

  async call<Op extends Operation>(operation: Op, body: BodyOf<Op>): Promise<DataOf<Op>> {
    const response = await fetch(`${requireStack().hostingUrl}/api/${operation.path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.#token}` },
      body: JSON.stringify(body),
    });
    const answer = z.parse(z.object({ success: z.literal(true), data: z.unknown() }), await response.json());
    return z.parse<Op["data"]>(operation.data, answer.data);
  }
}

async function identityToolkit(method: string, email: string) {
  const response = await fetch(
    `${requireStack().authUrl}/identitytoolkit.googleapis.com/v1/${method}?key=local`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    },
  );
  return z.parse(signedIn, await response.json());
}
