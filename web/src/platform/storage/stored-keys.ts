/**
 * Every key under which the browser's storages hold a {@link storedValue}, and whose data it is: the user's are removed when
 * user data are cleared, the browser's stay. A `renewed` id is removed, too, so that the next use makes another one: nobody
 * can follow a browser from one user to the next. The privacy policy names them all (`locales/{ko,en}/policy-privacy.ts`).
 */
const OWNERS = {
  agreedAt: "user",
  browserId: "renewed",
  characters: "user",
  claimSecret: "user",
  email: "user",
  emailAgreed: "user",
  emailLink: "user",
  exitReasons: "user",
  exitSubscribed: "user",
  group: "browser",
  // Said of a browser id: the next one is reported with the group, too.
  groupJoined: "renewed",
  handedOver: "user",
  // Stays, so that a person in distress is not asked to subscribe after signing out.
  helpShown: "browser",
  nickname: "user",
  purchase: "user",
  pushToken: "user",
  questions: "user",
  reminder: "user",
  reminderDraft: "user",
  response: "user",
  resultTutorialSeen: "browser",
  safetyFlag: "user",
  session: "renewed",
  // Has to outlive the user's data: it keeps another tab from storing the user again.
  sessionEnded: "browser",
  signedIn: "browser",
  signInRedirect: "browser",
  stress: "user",
  unansweredCalls: "user",
  visited: "browser",
} as const;

export type StoredKey = keyof typeof OWNERS;

/** True for a key whose data belong to the user. */
export function isPersonal(key: StoredKey): boolean {
  return OWNERS[key] === "user";
}

/** True for a key that clearing user data removes. */
export function isCleared(key: StoredKey): boolean {
  return OWNERS[key] !== "browser";
}

/** What clearing user data removes from the browser's storages. */
export function clearedKeys(): readonly string[] {
  return Object.entries(OWNERS).flatMap(([key, owner]) => (owner === "browser" ? [] : [key]));
}
