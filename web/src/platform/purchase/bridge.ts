import {
  type OutboundMessage,
  readMessage,
  type ShellRequest,
  writeMessage,
} from "@mindle/domain/bridge/messages";
import type { ShellAnswer, ShellProblem, TransactionRefusal } from "@mindle/domain/bridge/purchase-answers";
import { shellHandler } from "../browser/in-shell.ts";

/** What came of a request: the price or the transaction's id, or why there is none. */
export type ShellResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: ShellProblem };

/** Sends a request to the shell and waits for its answer, for ever without `timeoutMs`. Never rejects. */
export type AskShell = (request: ShellRequest, timeoutMs?: number) => Promise<ShellResult>;

/** What the bridge does for the shell, and asks of the app. */
export interface BridgeDeps {
  readonly port: ShellPort;
  readonly hash: string;
  /** A new id for a request. */
  readonly newId: () => string;
  /** The signed-in user; undefined for a visitor. */
  readonly uid: () => string | undefined;
  /** Has `listener` called when {@link uid} may have changed. */
  readonly onUser: (listener: () => void) => void;
  /** Has `listener` called with the route of each page, beginning with the present one. */
  readonly onPage: (listener: (routeName: string) => void) => void;
  readonly address: () => { readonly pathname: string; readonly search: string };
  readonly signOut: () => void;
  readonly setOs: (os: string) => void;
  /** Settles a paid transaction, also one that was settled before; resolves to why it cannot be accepted. */
  readonly settleTransaction: (transactionId: string) => Promise<TransactionRefusal | undefined>;
  /** Reports a mistake of the shell. */
  readonly report: (problem: string) => void;
}

/** What the app asks of the shell and tells it. */
export interface Bridge {
  readonly ask: AskShell;
  /** Tells the shell that a transaction is processed. */
  readonly finish: (transactionId: string) => void;
}

/** Connects the app with the shell that shows it. Call it once. */
export function startBridge(deps: BridgeDeps): Bridge {
  const { port, hash, uid, onUser, onPage } = deps;
  const send = (message: OutboundMessage) => port.send(writeMessage(message, hash));
  const requests = openRequests(send, deps.newId);
  port.listen((received) => receive(received, deps, { send, requests }));
  send({ type: "boot/appCreated", data: {} });

  let known: string | undefined;
  const tellUser = () => {
    const before = known;
    known = uid();
    if (known !== undefined && known !== before) send({ type: "auth/loggedIn", data: {} });
  };
  tellUser();
  onUser(tellUser);
  onPage((routeName) => {
    const { pathname: path, search } = deps.address();
    send({ type: "webview/setCurrentURL", data: { routeName, path, search } });
  });
  return {
    ask: requests.ask,
    finish: (transactionId) => send({ type: "purchase/processIosIapPurchase", data: { transactionId } }),
  };
}

type Send = (message: OutboundMessage) => void;

/** Requests that wait for their answers. */
interface Requests {
  readonly ask: AskShell;
  /** Answers the request, if it still waits and is of this type. */
  readonly answer: (id: string, answer: ShellAnswer) => void;
}

function openRequests(send: Send, newId: () => string): Requests {
  const waiting = new Map<string, { readonly type: string; readonly end: (result: ShellResult) => void }>();
  return {
    ask: (request, timeoutMs) =>
      new Promise((resolve) => {
        const id = newId();
        const late = () => end({ ok: false, problem: "unavailable" });
        const timer = timeoutMs === undefined ? undefined : setTimeout(late, timeoutMs);
        const end = (result: ShellResult) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(result);
        };
        waiting.set(id, { type: request.type, end });
        send({ ...request, id });
      }),
    answer: (id, { type, ...result }) => {
      const request = waiting.get(id);
      if (request?.type === type) request.end(result);
    },
  };
}

interface Connection {
  readonly send: Send;
  readonly requests: Requests;
}

function receive(received: unknown, deps: BridgeDeps, { send, requests }: Connection): void {
  const process = async (transactionId: string) => {
    const error = await deps.settleTransaction(transactionId);
    const data = { transactionId };
    send({ type: "purchase/processIosIapPurchase", data, ...(error !== undefined && { error }) });
  };
  const read = readMessage(received, deps.hash);
  if (read.kind === "refused") {
    deps.report(read.problem);
    if (read.type === "purchase/processIosIapPurchase" && read.problem === "invalid hash") {
      send({ type: read.type, data: {}, error: read.problem });
    }
  } else if (read.kind === "answer") {
    const { id, answer } = read;
    requests.answer(id, answer);
    // Regardless of its request: a user who has paid must get what they paid for.
    if (answer.type === "purchase/requestPurchase" && answer.ok) void process(answer.value);
  } else if (read.kind === "message") {
    const { message } = read;
    if (message.type === "boot/setOS") deps.setOs(message.data.os);
    else if (message.type === "auth/signOut") deps.signOut();
    else void process(message.data.transactionId);
  }
}

/** The way to the native shell that shows the app, and back. Messages are texts or objects. */
export interface ShellPort {
  send(text: string): void;
  /** Has `listener` called with what the shell sends. */
  listen(listener: (received: unknown) => void): void;
}

/** The port of the shell; undefined in a browser. The shell answers by posting messages to the page's own window. */
export function shellPort(): ShellPort | undefined {
  const handler = shellHandler();
  if (handler === undefined) return undefined;
  return {
    send: (text) => handler.postMessage(text),
    listen: (listener) =>
      addEventListener("message", ({ data, origin }) => {
        if (origin === location.origin) listener(data);
      }),
  };
}
