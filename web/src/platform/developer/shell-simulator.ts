import { type OutboundMessage, outboundMessage } from "@mindle/domain/bridge/messages";
import * as z from "zod/mini";
import { now } from "../browser/now.ts";
import { settings } from "../settings/settings.ts";
import { localJson } from "../storage/storage.ts";
import { writeAsOwner } from "./emulator-documents.ts";
import { applyClockOffset, readLocalChoice, storeLocalChoice } from "./local-choices.ts";
import { logShellMessage } from "./shell-log.ts";

/** What becomes of a purchase: `late` is answered after some seconds, `lost` only by the next start. */
export const SIMULATED_OUTCOMES = [
  "succeeds",
  "cancelled",
  "fails",
  "pending",
  "late",
  "twice",
  "lost",
] as const;

export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];

const simulation = z.object({ outcome: z.enum(SIMULATED_OUTCOMES), price: z.string().check(z.minLength(1)) });

export type Simulation = z.output<typeof simulation>;

const UNFINISHED_KEY = "shellSimulatorUnfinished";

export const FIRST_SIMULATION: Simulation = { outcome: "succeeds", price: "₩49,000" };

const LATE_MS = 5_000;

/** How the shell is simulated; undefined where the app is in a browser. */
export function readSimulation(): Simulation | undefined {
  const stored = readLocalChoice("simulation");
  if (stored === undefined) return undefined;
  const parsed = z.safeParse(simulation, stored);
  return parsed.success ? parsed.data : FIRST_SIMULATION;
}

/** Simulates the shell from the next start of the page on; undefined ends it. */
export function storeSimulation(next: Simulation | undefined): void {
  storeLocalChoice("simulation", next);
}

interface StoreTransactions {
  /** Paid transactions that the app has not processed. */
  readonly read: () => readonly string[];
  readonly write: (transactionIds: readonly string[]) => void;
}

export interface SimulatorDeps {
  readonly hash: string;
  readonly simulation: () => Simulation;
  /** Sends a message to the page. */
  readonly post: (message: object) => void;
  /** Pays for a product; resolves to the transaction. */
  readonly buy: (product: {
    readonly productId: string;
    readonly appAccountToken: string;
  }) => Promise<string>;
  readonly unfinished: StoreTransactions;
  readonly wait: (ms: number) => Promise<void>;
}

/** An iOS shell: what it does with a message of the page. It works as docs/native-shell.md describes. */
export function createShellSimulator(deps: SimulatorDeps): (text: string) => Promise<void> {
  const { hash, simulation: current, unfinished, wait } = deps;
  const post = (message: object) => deps.post({ ...message, hash });
  const deliver = (transactionId: string) =>
    post({ type: "purchase/processIosIapPurchase", data: { transactionId } });

  const pay = async ({ productIdentifier, appAccountToken }: PurchaseData): Promise<string> => {
    const transactionId = await deps.buy({ productId: productIdentifier, appAccountToken });
    unfinished.write([...unfinished.read(), transactionId]);
    return transactionId;
  };

  const purchase = async ({ type, id, data }: PurchaseRequest) => {
    const { outcome } = current();
    if (outcome === "cancelled") return post({ type, id, error: "cancelled" });
    if (outcome === "fails") return post({ type, id, error: "failed" });
    if (outcome === "pending") {
      post({ type, id, error: "pending" });
      await wait(LATE_MS);
      return deliver(await pay(data));
    }
    const answer = { type, id, data: { transactionId: await pay(data) } };
    if (outcome === "lost") return undefined;
    if (outcome === "late") await wait(LATE_MS);
    post(answer);
    if (outcome === "twice") post(answer);
    return undefined;
  };

  return async (text) => {
    const message: OutboundMessage = z.parse(outboundMessage, JSON.parse(text));
    switch (message.type) {
      case "boot/appCreated":
        return post({ type: "boot/setOS", data: { os: "ios" } });
      case "auth/loggedIn":
        for (const transactionId of unfinished.read()) deliver(transactionId);
        return undefined;
      case "purchase/getProductInfo":
        return post({ type: message.type, id: message.id, data: { localizedPrice: current().price } });
      case "purchase/requestPurchase":
        return purchase(message);
      case "purchase/processIosIapPurchase":
        if (message.error === undefined) {
          unfinished.write(unfinished.read().filter((id) => id !== message.data.transactionId));
        }
        return undefined;
      case "webview/setCurrentURL":
        return undefined;
    }
  };
}

type PurchaseRequest = Extract<OutboundMessage, { readonly type: "purchase/requestPurchase" }>;

type PurchaseData = PurchaseRequest["data"];

/** Starts what a developer chose in the panel: a clock that is moved, the simulated shell. */
export function startLocal(): void {
  applyClockOffset();
  if (readSimulation() !== undefined) installShellSimulator();
}

/** Makes this page believe that an iOS shell shows it. To be called before the app asks. */
function installShellSimulator(): void {
  const { bridgeHash } = settings();
  if (bridgeHash === undefined) return;
  const receive = createShellSimulator({
    hash: bridgeHash,
    simulation: () => readSimulation() ?? FIRST_SIMULATION,
    post: (message) => {
      const text = JSON.stringify(message);
      logShellMessage({ at: Date.now(), from: "shell", text });
      window.postMessage(text, location.origin);
    },
    buy: buyAtStandIn,
    unfinished: simulatedTransactions,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const bridge = {
    postMessage: (text: string) => {
      logShellMessage({ at: Date.now(), from: "app", text });
      receive(text).catch((error: unknown) => console.warn("the simulated shell failed", error));
    },
  };
  Object.defineProperty(window, "webkit", { value: { messageHandlers: { bridge } } });
}

/** Paid transactions of the simulated shell that the app has not processed. */
export const simulatedTransactions: StoreTransactions = {
  read: () => {
    const parsed = z.safeParse(z.array(z.string()), localJson.read(UNFINISHED_KEY));
    return parsed.success ? parsed.data : [];
  },
  write: (transactionIds) => localJson.write(UNFINISHED_KEY, transactionIds),
};

/** A purchase at the App Store stand-in of the functions, which verify it as they verify Apple's. */
async function buyAtStandIn(product: {
  readonly productId: string;
  readonly appAccountToken: string;
}): Promise<string> {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const transactionId = String(1_000_000_000_000 + number);
  await writeAsOwner("standInPurchases", transactionId, {
    ...product,
    purchaseDate: now(),
    revocationDate: null,
  });
  return transactionId;
}
