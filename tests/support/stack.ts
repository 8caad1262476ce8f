/** Ports of the running stack that a test run was given. */
interface StackPorts {
  readonly hosting: number;
  readonly functions: number;
  readonly firestore: number;
  readonly auth: number;
}

/** The running stack that integration, browser and conformance tests talk to. */
export interface Stack {
  readonly projectId: string;
  readonly ports: StackPorts;
  /** Where the built app is served, without a trailing slash. */
  readonly hostingUrl: string;
  readonly authUrl: string;
  readonly firestoreHost: string;
  /** The function `api` at its own address, without a trailing slash. */
  readonly functionsUrl: string;
  /** Output of the emulators; undefined for a stack that was started otherwise. */
  readonly logFile: string | undefined;
}

/** The stack named in MINDLE_STACK, which `npm test` sets. Throws when there is none. */
export function requireStack(): Stack {
  const text = process.env["MINDLE_STACK"];
  if (text === undefined) {
    throw new Error("These tests need the running stack: start them with `npm test`.");
  }
  const { projectId, ports, logFile }: Pick<Stack, "projectId" | "ports" | "logFile"> = JSON.parse(text);
  return {
    projectId,
    ports,
    hostingUrl: `http://127.0.0.1:${ports.hosting}`,
    authUrl: `http://127.0.0.1:${ports.auth}`,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
    functionsUrl: `http://127.0.0.1:${ports.functions}/${projectId}/asia-northeast3`,
    logFile,
  };
}
