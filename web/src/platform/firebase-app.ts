import { type FirebaseApp, initializeApp } from "firebase/app";
import { settings } from "./settings.ts";

let app: FirebaseApp | undefined;

/** The one Firebase app of this page, made at the first use. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp({ ...settings().firebase });
  return app;
}
