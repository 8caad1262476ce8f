/** A user's profile is changed by that user alone. */
export function mayChangeUser(userId: string, asker: { readonly uid: string }): boolean {
  return userId === asker.uid;
}
