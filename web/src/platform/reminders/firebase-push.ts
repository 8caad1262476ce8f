import { initializeApp } from "firebase/app";
import { getMessaging, getToken } from "firebase/messaging";
import { settings } from "../settings/settings.ts";

/** Registers this browser at Firebase Cloud Messaging. */
export function token(worker: ServiceWorkerRegistration): Promise<string> {
  const { firebase, push } = settings();
  if (push.kind !== "firebase") throw new Error("there is no key for push messages");
  // The number of the project, which is part of the app's id: `1:<number>:web:…`.
  const messagingSenderId = firebase.appId?.split(":")[1] ?? "";
  const app = initializeApp({ ...firebase, messagingSenderId }, "messaging");
  return getToken(getMessaging(app), { vapidKey: push.vapidKey, serviceWorkerRegistration: worker });
}
