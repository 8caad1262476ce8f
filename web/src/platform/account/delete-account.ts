import { checkEmailExist, cleanDeleteUser } from "@mindle/domain/api/auth";
import { useSyncExternalStore } from "react";
import { removeAnswersDatabase } from "../answers/remove-answers.ts";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import { authState } from "../auth/auth-state.ts";
import { forgetAccount } from "../auth/known-account.ts";
import { loadAuth } from "../auth/session.ts";
import { createListeners } from "../browser/listeners.ts";
import { clearUserData } from "../storage/clear-user-data.ts";
import { track } from "../tracking/track.ts";

/** A deletion that this page has asked for. It outlives the screen, which changes when the session ends. */
interface Deletion {
  /** `unsure`: there was no answer, so that it may have been carried out all the same. */
  readonly status: "none" | "running" | "unsure" | "deleted";
  readonly uid: string | undefined;
  /** Address of the account; null where it has none. */
  readonly email: string | null;
}

let deletion: Deletion = { status: "none", uid: undefined, email: null };
const listeners = createListeners();

/** How far the deletion has come that this page has asked for. */
export function useDeletion(): Deletion {
  return useSyncExternalStore(listeners.subscribe, () => deletion);
}

/** `signInTooOld`: nothing was done, and the user has to reauthenticate first. */
export type DeletionResult = "deleted" | "signInTooOld";

/**
 * Deletes the user's data and account, and then everything personal on this device. May be repeated. Throws an ApiError where
 * the account is not known to be deleted.
 */
export async function deleteAccount(uid: string): Promise<DeletionResult> {
  const wasUnsure = deletion.status === "unsure" && deletion.uid === uid;
  const auth = authState();
  const email = auth.status === "signedIn" ? auth.account.email : null;
  publish({ status: "running", uid, email });
  try {
    await callApi(cleanDeleteUser, {}, { uid });
  } catch (error) {
    const isGone = wasUnsure && isRefused(error) && (await isWithoutAccount(email).catch(() => false));
    if (!isGone) {
      const isTooOld = error instanceof ApiError && error.code === "failed-precondition";
      publish({ status: wasUnsure || !(isTooOld || isRefused(error)) ? "unsure" : "none", uid, email });
      if (isTooOld) return "signInTooOld";
      throw error;
    }
  }
  publish({ status: "deleted", uid, email });
  track("account_delete", {});
  await endSession();
  await removeAnswersDatabase(uid);
  return "deleted";
}

/**
 * Finds out whether an unsure deletion was carried out, once its session has ended: the account cannot be asked any more.
 * Throws an ApiError where the server cannot be asked.
 */
export async function confirmDeletion(): Promise<void> {
  const { email, uid } = deletion;
  const isGone = await isWithoutAccount(email);
  publish({ ...deletion, status: isGone ? "deleted" : "none" });
  if (!isGone) return;
  track("account_delete", {});
  if (uid !== undefined) await removeAnswersDatabase(uid);
}

/** Auth no longer knows the session: it has ended elsewhere, or with the account. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code === "unauthenticated";
}

/** Whether no account has the address any more; false without an address. Throws an ApiError. */
async function isWithoutAccount(email: string | null): Promise<boolean> {
  return email !== null && !(await callApi(checkEmailExist, { email }));
}

/** Signing out clears what is on the device. */
async function endSession(): Promise<void> {
  forgetAccount();
  try {
    await (await loadAuth()).endSession();
  } catch (error) {
    console.warn("the session of the deleted account did not end", error);
    clearUserData();
  }
}

function publish(next: Deletion): void {
  deletion = next;
  listeners.notify();
}
