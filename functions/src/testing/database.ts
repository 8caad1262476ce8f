import { Firestore } from "@google-cloud/firestore";
import { testEnvironment } from "./environment.ts";

let client: Firestore | undefined;

/** The stack's Firestore with all rights, to arrange what no operation makes and to see what was stored. */
export function database(): Firestore {
  client ??= connect();
  return client;
}

function connect(): Firestore {
  // Without this the client looks for the cloud's metadata server, and warns that there is none.
  process.env["METADATA_SERVER_DETECTION"] ??= "none";
  const { firestoreHost, projectId } = testEnvironment();
  // Only told by its variable does the client present itself as the emulator's owner, whom no rules bind.
  process.env["FIRESTORE_EMULATOR_HOST"] ??= firestoreHost;
  return new Firestore({ projectId });
}

/** How many responses a browser has left that belong to no user. */
export async function countResponsesOf(browserId: string): Promise<number> {
  return (await database().collection("assessments").where("browserId", "==", browserId).get()).size;
}
