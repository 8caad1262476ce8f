// The package has no types of its own. What is used of it, as it is in 15.34.
declare module "firebase-tools/lib/functions/env.js" {
  /** The variables that a deployment takes from `.env` files. Throws for a file that it cannot read. */
  export function loadUserEnvs(options: {
    readonly projectDir: string;
    readonly functionsSource: string;
    readonly projectId: string;
  }): Readonly<Record<string, string>>;
}

declare module "firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js" {
  /** Packs a folder as a deployment does. It adds to `ignore`. */
  export function prepareFunctionsUpload(
    projectDir: string,
    sourceDir: string,
    config: { readonly ignore: string[] },
    additionalSources: readonly string[],
  ): Promise<{ readonly pathToSource: string; readonly hash: string }>;
}

declare module "firebase-tools/lib/unzip.js" {
  export function unzip(file: string, directory: string): Promise<void>;
}

declare module "firebase-tools/lib/listFiles.js" {
  /** The files that a deployment of Hosting uploads, relative to `directory`. */
  export function listFiles(directory: string, ignore: readonly string[]): readonly string[];
}

declare module "firebase-tools/lib/hosting/proxy.js" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Passes a request on as Hosting does. */
  export function proxyRequestHandler(
    url: string,
    label: string,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;
}
