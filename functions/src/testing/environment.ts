import * as z from "zod/mini";

/** Where the running stack is that the integration tests talk to. Hosts are host:port. */
export interface TestEnvironment {
  /** Address of the API without a slash at its end, such as http://127.0.0.1:5100/api. */
  readonly apiUrl: string;
  readonly authHost: string;
  /** Address of the functions below which each has its name, without a slash at its end. */
  readonly functionsUrl: string;
  readonly firestoreHost: string;
  readonly projectId: string;
}

const port = z.int().check(z.positive());
const stack = z.object({
  projectId: z.string(),
  ports: z.object({ hosting: port, functions: port, auth: port, firestore: port }),
});

/**
 * The stack that `npm test` names in MINDLE_STACK; another one, such as the function at its own address, is named by
 * MINDLE_API_URL and the variables the Firebase tools use. What is missing is an error that names it.
 */
export function testEnvironment(): TestEnvironment {
  const named = process.env["MINDLE_STACK"];
  if (named !== undefined && process.env["MINDLE_API_URL"] === undefined) {
    const { projectId, ports } = stack.parse(JSON.parse(named));
    return {
      apiUrl: `http://127.0.0.1:${ports.hosting}/api`,
      authHost: `127.0.0.1:${ports.auth}`,
      functionsUrl: `http://127.0.0.1:${ports.functions}/${projectId}/asia-northeast3`,
      firestoreHost: `127.0.0.1:${ports.firestore}`,
      projectId,
    };
  }
  return {
    apiUrl: required("MINDLE_API_URL").replace(/\/$/, ""),
    authHost: required("FIREBASE_AUTH_EMULATOR_HOST"),
    functionsUrl: required("MINDLE_API_URL").replace(/\/[^/]*\/?$/, ""),
    firestoreHost: required("FIRESTORE_EMULATOR_HOST"),
    projectId: required("GCLOUD_PROJECT"),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`${name} must be set for integration tests.`);
  return value;
}
