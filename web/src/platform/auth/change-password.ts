import { withAuthErrors } from "./auth-error.ts";
import { loadAuthModule } from "./session.ts";

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** Loads what changes the password ahead: the connection may be gone at the press. Rejects when it cannot be loaded. */
export async function preloadChangePassword(): Promise<void> {
  await loadPassword();
}

/** Changes the password of the signed-in user. Throws AuthError, problem `credentials` where the current one is wrong. */
export function changePassword({ current, next }: PasswordChange): Promise<void> {
  return withAuthErrors(async () => {
    const { replacePassword } = await loadPassword();
    await replacePassword(current, next);
  });
}

function loadPassword(): Promise<typeof import("./firebase-password.ts")> {
  return loadAuthModule(() => import("./firebase-password.ts"));
}
