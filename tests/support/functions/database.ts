import { createHash } from "node:crypto";
import { Firestore } from "@google-cloud/firestore";
import { testEnvironment } from "./environment.ts";

let client: Firestore | undefined;

/** The stack's Firestore with full access, to prepare and inspect documents. */
export function database(): Firestore {
  client ??= connect();
  return client;
}

function connect(): Firestore {
  // Prevents a request to the metadata server and its warning.
  process.env["METADATA_SERVER_DETECTION"] ??= "none";
  const { firestoreHost, projectId } = testEnvironment();
  // Only with this variable does the client send the owner token, which bypasses the rules.
  process.env["FIRESTORE_EMULATOR_HOST"] ??= firestoreHost;
  return new Firestore({ projectId });
}

/** Hash under which a claim secret is stored. */
export function claimHashOf(claimSecret: string): string {
  return createHash("sha256").update(claimSecret).digest("hex");
}

/** Number of responses that a claim secret can claim. */
export async function countResponsesOf(claimSecret: string): Promise<number> {
  const claimHash = claimHashOf(claimSecret);
  return (await database().collection("assessments").where("claimHash", "==", claimHash).get()).size;
}
