import type { Character } from "@mindle/domain/assessment/characters";
import type { QuestionAnswers } from "@mindle/domain/assessment/questions";
import type { Session } from "@mindle/domain/identity/ids";
import type { NotificationConfig } from "@mindle/domain/reminders/config";
import type { ReminderChoice } from "@mindle/domain/reminders/reminder-choice";
import type { SafetyFlag } from "@mindle/domain/safety/safety-flag";
import { DAY_MS } from "@mindle/domain/time";
import type { ExitReason } from "@mindle/domain/tracking/names";

// All that this site keeps in a browser. The privacy policy names it (`locales/{ko,en}/policy-privacy.ts`).
//
// - Local and session storage: below. No other key can be read or written.
// - IndexedDB: the databases below.
// - One cookie: ACCOUNT_COOKIE of the domain, set by the server; `auth/known-account.ts` reads and removes it.
// - Cache Storage: the files of the build and its pages, which are the same for all users (`web/service-worker/main.ts`).
//
// User data are cleared (`clear-user-data.ts`) when the user signs out, is signed out, or another one signs in. Times are in
// milliseconds since the epoch by the device's clock, unless a comment says otherwise. A value is stored as `{v, data}`. Its
// version is 1, and one more for each migration (`stored-value.ts`); `app/stored-values.test.ts` has a sample of each version.

/** Local storage: the user's data, also a visitor's. Cleared with user data. */
interface UserValues {
  /** Time of consent in the assessment; written and, after the submission, removed by the assessment, as the next six are. */
  agreedAt: number | undefined;
  /** The chosen inner children. */
  characters: readonly Character[];
  /** The answers to the questions. */
  questions: QuestionAnswers;
  /** The chosen degree of stress. */
  stress: number;
  /** The nickname as it was typed; a result without an account stores its nickname for the registration. */
  nickname: string;
  /** The e-mail address as it was typed. */
  email: string;
  /** Whether the typed address may be sent. */
  emailAgreed: boolean;
  /** The last accepted submission of the assessment, or the one that another browser has handed over. */
  response: SentResponse | undefined;
  /** The reminder that was chosen in the assessment, until an account has it (`reminders/keep-choice.ts`). */
  reminder: ReminderChoice | undefined;
  /** Claims, at sign-in, what this browser submitted before; made with the first call that carries it (`api/operation-headers.ts`). */
  claimSecret: string | undefined;
  /** The claim secret of another browser of the same person, until an account has what was sent there. */
  handedOver: string | undefined;
  /** Submissions without an answer, by which a repeat is recognised: five at most, dropped once answered. */
  unansweredCalls: readonly UnansweredCall[];
  /** The last e-mail link that was sent from here, until its user is loaded (`account/email-link.ts`). */
  emailLink: SentLink | undefined;
  /** True once an address was sent from the exit popup. */
  exitSubscribed: boolean;
  /** How far the free three minutes with each child have come (`answers/first-steps.ts`); the answers are in a database. */
  firstSteps: FirstSteps;
  /** The last day at UTC+9 on which something was very loud in the loud minute (`features/loud/loud-day.ts`); removed on another day. */
  loudDay: string | undefined;
  /** The purchase that was begun and not finished; `purchase/purchases.ts` drops it once it is settled. */
  purchase: UnfinishedPurchase | undefined;
  /** The token under which this browser is registered for reminders, until they are turned off. */
  pushToken: string | undefined;
  /** What was last on screen, by the key of its HTML (`screen-snapshots.ts`), for 30 days; not shown by another build. */
  snapshots: Readonly<Record<string, ScreenSnapshot>>;
  /** That help was called for, without words; kept for its days or until it is removed (`safety/flag.ts`). */
  safetyFlag: KeptFlag | undefined;
}

/** Session storage: the user's data until the tab is closed. Cleared with user data. */
interface UserTabValues {
  /** The reasons for which the exit popup has opened. */
  exitReasons: readonly ExitReason[];
  /** What was changed of the daily reminder, in local time, until it is saved or dropped. */
  reminderDraft: ReminderDraft;
  /**
   * True while something that was typed could not be looked at, or its help card was not closed (`safety/look-at-words.ts`); no words.
   */
  wordsMissed: boolean;
}

/**
 * Local storage: ids that name nobody. Removed with user data, so that the next use makes another one: nobody can follow a
 * browser from one user to the next.
 */
interface RenewedValues {
  /** Random id of this browser, made with the first call or event (`api/identity.ts`). */
  browserId: string | undefined;
  /** Random id of the visit; another one after 30 minutes without a call or event. */
  session: Session | undefined;
  /** Whether the present browser id was reported with its group of the experiment. */
  groupJoined: boolean;
}

/** Local storage: data of the browser. Nothing but the browser clears them. */
interface BrowserValues {
  /** Group of the experiment showCuteNotCute (`tracking/experiment.ts`). Drawn once, for visitors (`app/inline-script.ts`). */
  group: "0" | "1" | undefined;
  /** When the newest result that was shown here was submitted, by the server's clock. */
  resultTutorialSeen: number;
  /**
   * When the last session that has ended here began, in seconds by the server's clock: it keeps other tabs from storing its user
   * again.
   */
  sessionEnded: number | undefined;
  /** The uid in the last known auth state; empty for a user whose uid is unknown, removed when Auth says signed out. */
  signedIn: string | undefined;
  /** True once the splash was shown. */
  visited: boolean;
}

/** Session storage: data of the tab. Nothing but the browser clears them, unless a comment says otherwise. */
interface BrowserTabValues {
  /**
   * True once helplines were shown, after which the exit popup does not open; it outlives a sign-out, so that a person in
   * distress is not asked to subscribe.
   */
  helpShown: boolean;
  /** True while the tab is at the sign-in provider's page; Auth removes it when it has returned. */
  signInRedirect: boolean;
}

/** Values that are stored with a version, by their key. */
export interface StoredValues
  extends UserValues,
    UserTabValues,
    RenewedValues,
    BrowserValues,
    BrowserTabValues {}

export type StoredKey = keyof StoredValues;

/** Keys of session storage; the others are in local storage. */
export type TabKey = keyof UserTabValues | keyof BrowserTabValues;

/** A submission of the assessment that was accepted. */
export interface SentResponse {
  readonly responseId: string;
  /** In-app address, as `destinationAfterSubmit` makes it. */
  readonly destination: string;
  /** The child that it is about where no questions were asked to find one, so that it is there before the response is read again. */
  readonly chosen?: "Riggy";
  /** The flag was raised for it in the browser that took it over. */
  readonly wasFlagged?: true;
}

/** The free three minutes with each child. */
export interface FirstSteps {
  /** `done`: its card was reached; `helped`: it was, and help was named on the way. */
  readonly steps: Readonly<Partial<Record<Character, "begun" | "done" | "helped">>>;
  /** Answers of a visitor wait on this device for an account. */
  readonly isVisitors: boolean;
}

/** A call without an answer yet. */
export interface UnansweredCall {
  /** Hash of path and body. */
  readonly call: string;
  readonly key: string;
  /** Time of its first attempt. */
  readonly at: number;
}

/** An e-mail link that was sent from this browser. */
export interface SentLink {
  readonly purpose: "register" | "findPassword";
  readonly email: string;
  readonly at: number;
  /** The code of the link that has signed in here, while what comes after it is unfinished. */
  readonly usedCode?: string;
}

/**
 * A purchase that was begun on this device and not finished. It stays after a failure as well: the store may confirm a payment
 * that it reported as failed.
 */
export interface UnfinishedPurchase {
  readonly uid: string;
  readonly slug: string;
  readonly packageId: string;
  readonly productIdentifier: string;
  readonly localizedPrice: string;
  /** Null once the bill is cancelled. */
  readonly billId: string | null;
  /** Null until the store has confirmed the payment. */
  readonly transactionId: string | null;
  /** Why the bill is to be cancelled; null where it is not to be, or is. */
  readonly failReason: string | null;
}

/** The flag on this device. */
export interface KeptFlag {
  /** Null where it was removed, and the account may still have it. */
  readonly flag: SafetyFlag | null;
  /** The visit in which it was raised or last asked about, by its session. */
  readonly visit: { readonly session: string };
  /** "How is it now?" was answered. */
  readonly isAnswered: boolean;
  /** When the account had it, by `Date.now`; undefined before. */
  readonly sentAt?: number | undefined;
}

/** A screen as it was left. */
export interface ScreenSnapshot {
  readonly uid: string;
  readonly at: number;
  /** The build of its HTML, which names classes. */
  readonly build: string;
  readonly language: string;
  readonly path: string;
  readonly html: string;
  /** URLs of its styles; some are in the page's own HTML. */
  readonly styles: readonly string[];
}

/** Changes of the daily reminder. */
export type ReminderDraft = Partial<Pick<NotificationConfig, "time" | "days">>;

/** Values without a version, by their key: what reads them takes any text. Clearing user data leaves them. */
export interface PlainValues {
  /** Local: the chosen language; the script inside every page reads and writes it, and so does `i18n/i18n.ts`. */
  lng: string;
  /** Local: when user data were last cleared; other tabs load their page again by it. */
  clearedAt: number;
  /** Session: the build for which this tab was loaded again because a file was missing (`app/missing-files.ts`). */
  reloadedFor: string;
  /** Local, with the developer panel only: changed settings as `{v, data}`, until they are taken back there. */
  developerOverrides: unknown;
  /** Local, in local builds only: what was chosen in the developer panel (`developer/local-choices.ts`). */
  local: unknown;
  /** Local, in local builds only: the token of this browser in the place of a push service's. */
  localDevice: string;
  /** Session, in local builds only: messages between the app and the simulated shell; the panel empties it. */
  shellSimulatorLog: unknown;
  /** Local, in local builds only: paid transactions of the simulated shell, until the app has processed them. */
  shellSimulatorUnfinished: readonly string[];
}

/** How long what a user saw last is kept, as the privacy policy says, in milliseconds: the cache below, and snapshots of screens. */
export const LAST_SEEN_MAX_AGE_MS = 30 * DAY_MS;

/**
 * IndexedDB: what was read from the server, for 30 days (version 1, `data/indexeddb-persister.ts`). Deleted with user data, or
 * ignored once another user or version of the cache opens it.
 */
export const CACHE_DATABASE = "query-cache";

/**
 * IndexedDB: a user's answers and what is still to be sent, in one database for each uid, which follows (version 1,
 * `answers/device/answers-database.ts`). Deleted at the sign-out once all is sent, or where its user agrees to lose the rest;
 * where a session ends elsewhere, what was sent at once and the rest after 30 days (`answers/remove-answers.ts`). A
 * visitor's is `answers-visitor`, until an account takes it over (`answers/take-over.ts`).
 */
export const ANSWERS_DATABASES = "answers-";

/**
 * IndexedDB: Firebase Auth's own, with the signed-in user and their tokens, which it removes at the sign-out. Firebase's other
 * libraries (App Check, Messaging) have databases of their own.
 */
export const AUTH_DATABASE = "firebaseLocalStorageDb";

/** What clearing user data removes from the browser's storages, and whether it is the user's own. */
export const CLEARED = {
  agreedAt: "user",
  browserId: "renewed",
  characters: "user",
  claimSecret: "user",
  email: "user",
  emailAgreed: "user",
  emailLink: "user",
  exitReasons: "user",
  exitSubscribed: "user",
  firstSteps: "user",
  groupJoined: "renewed",
  handedOver: "user",
  loudDay: "user",
  nickname: "user",
  purchase: "user",
  pushToken: "user",
  questions: "user",
  reminder: "user",
  reminderDraft: "user",
  response: "user",
  safetyFlag: "user",
  session: "renewed",
  snapshots: "user",
  stress: "user",
  unansweredCalls: "user",
  wordsMissed: "user",
} as const satisfies Readonly<
  Record<keyof UserValues | keyof UserTabValues, "user"> & Record<keyof RenewedValues, "renewed">
>;
