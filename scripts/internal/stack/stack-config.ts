import { writeFile } from "node:fs/promises";
import { readFirebaseConfig } from "../firebase-config.ts";
import { fromRoot } from "../paths.ts";
import type { StackPorts } from "./ports.ts";

export interface StackConfigOptions {
  readonly ports: StackPorts;
  /** The ports that the web app uses, where they differ: of proxies. */
  readonly clientPorts?: StackPorts;
  /** What Hosting serves, relative to the root. */
  readonly public: string;
}

/**
 * Writes a variant of firebase.json for a stack on this machine: its ports, its web build, and the emulators' addresses
 * in the content security policy. The file is beside firebase.json, because the paths in it are relative.
 */
export async function writeStackConfig(fileName: string, options: StackConfigOptions): Promise<string> {
  const config = await readFirebaseConfig();
  const { ports, clientPorts = ports } = options;
  const at = (port: number) => ({ host: "127.0.0.1", port });
  const file = fromRoot(fileName);
  const variant = {
    ...config,
    hosting: {
      ...config.hosting,
      public: options.public,
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) =>
          header.key === "Content-Security-Policy"
            ? { ...header, value: localPolicy(header.value, clientPorts) }
            : header,
        ),
      })),
    },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      hosting: at(ports.hosting),
      functions: at(ports.functions),
      firestore: {
        ...at(ports.firestore),
        websocketPort: ports.firestoreWebsocket,
      },
      auth: at(ports.auth),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
    },
  };
  await writeFile(file, `${JSON.stringify(variant, null, "\t")}\n`);
  return file;
}

/** The production policy, which also allows the local emulators. */
export function localPolicy(policy: string, ports: StackPorts): string {
  const origin = (port: number) => `http://127.0.0.1:${port}`;
  const added: Readonly<Record<string, readonly number[]>> = {
    "connect-src": [ports.auth, ports.firestore, ports.functions],
    "frame-src": [ports.auth],
  };
  return policy
    .split(";")
    .map((directive) => directive.trim())
    .map((directive) => {
      const name = directive.split(" ", 1)[0] ?? "";
      return [directive, ...(added[name] ?? []).map(origin)].join(" ");
    })
    .join("; ");
}
