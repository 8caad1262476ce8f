import type { Deps } from "../handler.ts";

/**
 * Deletes a user: marks the user's document, deletes the data, deletes the account, deletes the mark. Every step is
 * idempotent and the mark stays until the end, so an interrupted deletion can be repeated: by the user, or by
 * `finishDeletions` once the account is deleted.
 *
 * A concurrent write is refused once the mark is set, or was committed before and is deleted. The account is deleted
 * before the mark, so that a write that finds no mark finds no account either (AccountGuard). The second pass deletes
 * what was written in between without that guard.
 */
export async function deleteUser(uid: string, { store, now }: Pick<Deps, "store" | "now">): Promise<void> {
  await store.userData.markDeleting(uid, now());
  await store.userData.deleteDocuments(uid);
  await store.accounts.delete(uid);
  await store.userData.deleteDocuments(uid);
  await store.userData.deleteUserDocument(uid);
}
