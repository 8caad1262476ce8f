import { expect } from "@playwright/test";
import { initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { LOCAL_API_KEY } from "../../../../scripts/internal/build/build-steps.ts";
import { requireStack } from "../../../support/stack.ts";
import { untilAppRuns, type Visitor } from "../visitor.ts";
import type { TestAccount } from "./accounts.ts";

type Credentials = Pick<TestAccount, "email" | "password">;

/**
 * Opens `path` as a user who has signed in with this browser before, without the sign-in form, which costs a test another page.
 * `Visitor.signIn` signs in by the form.
 */
export async function signInAt(
  { page, language }: Visitor,
  credentials: Credentials,
  path: string,
): Promise<void> {
  const stored = await storedBySignIn(credentials);
  const script = await page.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { ...stored, lng: JSON.stringify(language) },
  );
  await page.goto(path);
  await script.dispose();
  // Where a step is resumed, the page to go on with may have taken the place of the address already.
  const place = path.replace(/resume$/, "");
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(place));
  await untilAppRuns(page);
}

/** What a browser has stored after a sign-in, by key. */
async function storedBySignIn({ email, password }: Credentials): Promise<Readonly<Record<string, string>>> {
  auth ??= connect();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return {
    // Auth looks for its user here, too, and moves it to its database.
    [`firebase:authUser:${LOCAL_API_KEY}:${auth.name}`]: JSON.stringify(user),
    signedIn: JSON.stringify({ v: 1, data: user.uid }),
  };
}

let auth: Auth | undefined;

/** The app's own library, so that what it stores is what the app reads. */
function connect(): Auth {
  const { projectId, authUrl } = requireStack();
  const connected = initializeAuth(initializeApp({ apiKey: LOCAL_API_KEY, projectId }), {
    persistence: inMemoryPersistence,
  });
  connectAuthEmulator(connected, authUrl, { disableWarnings: true });
  return connected;
}
