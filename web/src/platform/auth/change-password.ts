import { loadModule } from "../load-module.ts";
import { askAuth } from "./auth-error.ts";

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** Changes the password of the signed-in user. Throws AuthError, problem `credentials` where the current one is wrong. */
export function changePassword({ current, next }: PasswordChange): Promise<void> {
  return askAuth(async () => {
    const { replacePassword } = await loadModule(() => import("./firebase-password.ts"));
    await replacePassword(current, next);
  });
}
