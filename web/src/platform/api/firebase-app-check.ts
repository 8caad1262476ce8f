import { initializeApp } from "firebase/app";
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import { settings } from "../settings/settings.ts";

/**
 * In a Firebase app of its own: Auth and Firestore wait for the App Check of theirs before every request, and would
 * stand still wherever the script of reCAPTCHA is blocked.
 */
function connect(): AppCheck {
  const { firebase, appCheckSiteKey } = settings();
  if (appCheckSiteKey === undefined) throw new Error("App Check has no site key");
  return initializeAppCheck(initializeApp({ ...firebase }, "app-check"), {
    provider: new ReCaptchaEnterpriseProvider(appCheckSiteKey),
    // Google is asked when a call needs it, and not by the clock.
    isTokenAutoRefreshEnabled: false,
  });
}

const appCheck = connect();

/** A good token: the one at hand, or a new one. Rejects when App Check gives none. */
export async function readToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
