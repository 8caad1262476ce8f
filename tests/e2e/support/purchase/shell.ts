import type { ShellProblem } from "@mindle/domain/bridge/purchase-answers";
import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { buy } from "../../../support/functions/purchases.ts";

declare global {
  interface Window {
    /** Hands a message to the shell of the test. */
    shellReceives?: (text: string) => Promise<void>;
  }
}

/** The fixed hash of local builds. */
export const HASH = "local-bridge-hash";

const message = z.object({
  type: z.string(),
  id: z.optional(z.string()),
  data: z.record(z.string(), z.string()),
  error: z.optional(z.string()),
  hash: z.literal(HASH),
});

type Message = z.output<typeof message>;

/**
 * A native shell as its page sees it: the message handler of an iOS web view, and messages posted to the window. It keeps
 * paid transactions until the app has processed them, and sends them again after each sign-in.
 */
export class Shell {
  readonly #page: Page;
  /** All that the app has sent, also before a reload. */
  readonly received: Message[] = [];
  /** Paid and not finished. */
  readonly unfinished = new Set<string>();
  /** The price it names, or why it cannot. */
  price: string | { readonly error: ShellProblem } = "₩49,000";
  /** What it does when it is asked for a payment. */
  onPurchase: (request: Message) => Promise<void> = async (request) => {
    await this.confirm(request, await this.pay(request));
  };

  constructor(page: Page) {
    this.#page = page;
  }

  /** To be called before the page is opened. */
  async show(): Promise<void> {
    await this.#page.exposeFunction("shellReceives", (text: string) => this.#receive(text));
    await this.#page.addInitScript(() => {
      const bridge = { postMessage: (text: string) => void window.shellReceives?.(text) };
      Object.defineProperty(window, "webkit", { value: { messageHandlers: { bridge } } });
    });
  }

  /** What the app has sent of one type. */
  ofType(type: string): readonly Message[] {
    return this.received.filter((received) => received.type === type);
  }

  async send(type: string, data: object, hash = HASH): Promise<void> {
    await this.#post({ type, data, hash });
  }

  /** Sends a paid transaction, as at a start. */
  deliver(transactionId: string, hash = HASH): Promise<void> {
    return this.send("purchase/processIosIapPurchase", { transactionId }, hash);
  }

  /** The user pays at the store. */
  async pay({ data }: Message): Promise<string> {
    const { productIdentifier = "", appAccountToken = "" } = data;
    const transactionId = await buy({ productId: productIdentifier, appAccountToken });
    this.unfinished.add(transactionId);
    return transactionId;
  }

  confirm({ type, id }: Message, transactionId: string): Promise<void> {
    return this.#post({ type, id, data: { transactionId }, hash: HASH });
  }

  decline({ type, id }: Message, error: ShellProblem): Promise<void> {
    return this.#post({ type, id, error, hash: HASH });
  }

  async #receive(text: string): Promise<void> {
    const received = z.parse(message, JSON.parse(text));
    this.received.push(received);
    const { type, id, data, error } = received;
    if (type === "auth/loggedIn") {
      for (const transactionId of this.unfinished) await this.deliver(transactionId);
    } else if (type === "purchase/processIosIapPurchase") {
      if (error === undefined) this.unfinished.delete(data["transactionId"] ?? "");
    } else if (type === "purchase/getProductInfo") {
      const { price } = this;
      const answer = typeof price === "string" ? { data: { localizedPrice: price } } : price;
      await this.#post({ type, id, ...answer, hash: HASH });
    } else if (type === "purchase/requestPurchase") {
      await this.onPurchase(received);
    }
  }

  async #post(sent: object): Promise<void> {
    await this.#page.evaluate((text) => window.postMessage(text, "*"), JSON.stringify(sent));
  }
}
