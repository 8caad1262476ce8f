/** Where a browser registers for push messages. */
export interface PushService {
  /** The token of this browser, to which messages are sent. The registration is that of our service worker. */
  readonly token: (worker: ServiceWorkerRegistration) => Promise<string>;
}

/** Loads the service of this build, which is known at build time. */
export async function loadPushService(): Promise<PushService> {
  if (import.meta.env.VITE_PUSH === "firebase") return import("./firebase-push.ts");
  if (import.meta.env.VITE_PUSH === "local") return import("./local-push.ts");
  throw new Error("this build has no push messages");
}
