import { type OutboundMessage, readMessage, writeMessage } from "@mindle/domain/bridge/messages";
import type { ShellPort } from "./shell-port.ts";

/** What the bridge does for the shell, and asks of the app. */
export interface BridgeParts {
  readonly port: ShellPort;
  readonly hash: string;
  /** The signed-in user; undefined for a visitor. */
  readonly uid: () => string | undefined;
  /** Has `listener` called when {@link uid} may have changed. */
  readonly onUser: (listener: () => void) => void;
  /** Has `listener` called with the route of each page, beginning with the present one. */
  readonly onPage: (listener: (routeName: string) => void) => void;
  readonly address: () => { readonly pathname: string; readonly search: string };
  readonly signOut: () => void;
  readonly setOs: (os: string) => void;
  /** Reports a mistake of the shell. */
  readonly report: (problem: string) => void;
}

/** Connects the app with the shell that shows it. Call it once. */
export function startBridge(parts: BridgeParts): void {
  const { port, hash, uid, onUser, onPage } = parts;
  const send = (message: OutboundMessage) => port.send(writeMessage(message, hash));
  port.listen((received) => receive(received, parts));
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
    const { pathname: path, search } = parts.address();
    send({ type: "webview/setCurrentURL", data: { routeName, path, search } });
  });
}

function receive(received: unknown, { hash, signOut, setOs, report }: BridgeParts): void {
  const read = readMessage(received, hash);
  if (read.kind === "ignored") return;
  if (read.kind === "refused") {
    report(read.problem);
    return;
  }
  const { message } = read;
  if (message.type === "boot/setOS") setOs(message.data.os);
  else signOut();
}
