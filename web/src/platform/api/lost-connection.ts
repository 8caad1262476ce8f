import { AuthError, authProblemOf } from "../auth/auth-error.ts";
import { ApiError } from "./api-error.ts";

/**
 * Whether an error means that the server, Auth or a file of the app could not be reached. A mistake in the code never does: who
 * reads of a lost connection looks for it on their own side.
 */
export function isLostConnection(error: unknown): boolean {
  // Without a request id nothing has answered.
  if (error instanceof ApiError) return error.code === "unavailable" && error.requestId === undefined;
  // Firestore's.
  if (error instanceof Error && "code" in error && error.code === "unavailable") return true;
  return (error instanceof AuthError ? error.problem : authProblemOf(error)) === "offline";
}
