import { type FirebaseApp, initializeApp } from "firebase/app";
import { settings } from "./settings.ts";

let userApp: FirebaseApp | undefined;
let contentApp: FirebaseApp | undefined;

/** The Firebase app in which a user is signed in, made at the first use. */
export function firebaseApp(): FirebaseApp {
  userApp ??= initializeApp({ ...settings().firebase });
  return userApp;
}

/**
 * The Firebase app that reads public content, made at the first use. Without Auth in it, Firestore does not wait for a token
 * before it reads what anyone may read, and sends none.
 */
export function contentFirebaseApp(): FirebaseApp {
  contentApp ??= initializeApp({ ...settings().firebase }, "content");
  return contentApp;
}
