import { requireStack } from "../stack.ts";

/** Addresses of the stack for integration tests. Hosts are host:port. */
export interface TestEnvironment {
  /** Base URL of the API, such as http://127.0.0.1:5100/api. */
  readonly apiUrl: string;
  readonly authHost: string;
  /** Base URL of the functions, followed by a function's name. */
  readonly functionsUrl: string;
  readonly firestoreHost: string;
  readonly projectId: string;
  /** Output of the emulators; undefined for a stack that was started otherwise. */
  readonly logFile: string | undefined;
}

/**
 * Reads the stack of `npm test` from MINDLE_STACK. MINDLE_API_URL and the variables of the Firebase tools select
 * another one. Throws for a missing variable.
 */
export function testEnvironment(): TestEnvironment {
  if (process.env["MINDLE_STACK"] !== undefined && process.env["MINDLE_API_URL"] === undefined) {
    const { hostingUrl, ports, ...stack } = requireStack();
    return { ...stack, apiUrl: `${hostingUrl}/api`, authHost: `127.0.0.1:${ports.auth}` };
  }
  return {
    apiUrl: required("MINDLE_API_URL").replace(/\/$/, ""),
    authHost: required("FIREBASE_AUTH_EMULATOR_HOST"),
    functionsUrl: required("MINDLE_API_URL").replace(/\/[^/]*\/?$/, ""),
    firestoreHost: required("FIRESTORE_EMULATOR_HOST"),
    projectId: required("GCLOUD_PROJECT"),
    logFile: undefined,
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`${name} must be set for integration tests.`);
  return value;
}
