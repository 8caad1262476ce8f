import type { Server } from "node:http";
import { proxyRequestHandler } from "firebase-tools/lib/hosting/proxy.js";
import { server as superstatic } from "superstatic";
import type { StagedUpload } from "./staged-upload.ts";

/** The staged website on this machine. */
export interface HostingServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Serves the staged files by the rules of firebase.json, with the server and the proxy of Firebase's Hosting emulator, and
 * with nothing changed in them. `functions` are the origins of those that rewrites lead to.
 */
export async function startHosting(
  staged: StagedUpload,
  functions: ReadonlyMap<string, string>,
): Promise<HostingServer> {
  const toFunction = async (rewrite: { readonly function: { readonly functionId: string } }) => {
    const { functionId } = rewrite.function;
    return proxyRequestHandler(functions.get(functionId) ?? "http://127.0.0.1:9", functionId);
  };
  const app = superstatic({
    port: 0,
    hostname: "127.0.0.1",
    cwd: staged.directory,
    config: staged.configFile,
    compression: true,
    stack: "strict",
    rewriters: { function: toFunction },
  });
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(() => resolve(listening));
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
