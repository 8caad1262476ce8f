import type { StoredPage } from "@mindle/domain/content/page-save";
import { authState, currentUid, subscribeToAuthState } from "../auth/auth-state.ts";
import { abortWhenCached } from "../browser/abort-when-cached.ts";
import { deviceNow } from "../browser/now.ts";
import { onUserDataCleared, wasClearedElsewhere } from "../storage/clear-user-data.ts";
import { forgetSnapshots } from "../storage/screen-snapshots.ts";
import type { Answers } from "./answers.ts";
import { answersApi } from "./answers-api.ts";
import { openDatabase } from "./device/answers-database.ts";
import { type ClosableAnswers, createAnswers } from "./device/create-answers.ts";
import type { SetTimer } from "./device/local-store.ts";
import { openTabChannel, withTabLock } from "./device/tabs.ts";
import { storedFirstSteps, VISITOR } from "./first-steps.ts";
import {
  answersDatabase,
  removeAnswersDatabase,
  removeOldAnswers,
  removeSentAnswers,
} from "./remove-answers.ts";
import { takeOverVisitor } from "./take-over.ts";

let current: ClosableAnswers | undefined;

onUserDataCleared(() => {
  const uid = current?.uid;
  closeAnswers();
  if (uid !== undefined && uid !== VISITOR) void removeSentAnswers(uid);
  // No account could take them over any more.
  void removeAnswersDatabase(VISITOR);
});

/**
 * The answers on this device of the signed-in user, or of a {@link VISITOR}; those are sent once an account has taken them over. Opened
 * once, and closed when user data are cleared; the database is then removed if everything was sent.
 */
export function openAnswers(uid: string): Answers {
  if (current?.uid === uid) return current;
  closeAnswers();
  current = connect(uid);
  if (uid === VISITOR) keepForAccount();
  return current;
}

/**
 * Hands the server's answers of pages, by instance id, to their user's store; what comes for a user who has gone meanwhile is
 * dropped.
 */
export function receiveAnswers(uid: string, pages: Readonly<Record<string, StoredPage>>): void {
  // Another tab may have removed the database, which this would make anew.
  if (currentUid() === uid && !wasClearedElsewhere()) openAnswers(uid).receive(pages);
}

function closeAnswers(): void {
  current?.close();
  current = undefined;
}

function connect(uid: string): ClosableAnswers {
  abortWhenCached();
  const database = answersDatabase(uid);
  const tabs = openTabChannel(database);
  const answers = createAnswers(uid, {
    openDatabase: (deps) => openDatabase(database, deps),
    tabs,
    api: answersApi,
    exclusive: uid === VISITOR ? () => Promise.resolve() : withTabLock(database),
    onRetryOpportunity,
    later,
    now: deviceNow,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    onFirstFinish: () => void keepStorage(),
    onDeleted: () => {
      tabs.close();
      if (current === opened) current = undefined;
    },
  });
  const opened: ClosableAnswers = {
    ...answers,
    removeAnswers(instance, models) {
      forgetSnapshots();
      return answers.removeAnswers(instance, models);
    },
    close() {
      answers.close();
      tabs.close();
    },
  };
  return opened;
}

/**
 * Calls `wake` when the connection returns, the page becomes visible, or a user is signed in. Returns an unsubscribe
 * function.
 */
function onRetryOpportunity(wake: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const wakeIfVisible = () => {
    if (document.visibilityState === "visible") wake();
  };
  addEventListener("online", wake, { signal });
  document.addEventListener("visibilitychange", wakeIfVisible, { signal });
  const unsubscribe = subscribeToAuthState(() => {
    if (authState().status === "signedIn") wake();
  });
  return () => {
    ended.abort();
    unsubscribe();
  };
}

const later: SetTimer = (action, ms) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};

/** Asks the browser not to evict this site's storage when space is short. */
async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // The default eviction policy applies.
  }
}

let started: Promise<void> | undefined;
let takingOver: Promise<void> | undefined;

/** Starts to send the user's waiting entries, and removes old answers of other users. */
export async function startAnswers(uid: string | undefined): Promise<void> {
  if (uid !== undefined) await startUser(uid);
  started ??= removeOldAnswers(uid, Date.now());
  await started;
}

/** Takes over the answers from before the sign-in, then starts to send the user's waiting entries. */
export async function startUser(uid: string): Promise<Answers> {
  const answers = openAnswers(uid);
  takingOver = (takingOver ?? Promise.resolve()).then(() => takeOverVisitor(answers));
  await takingOver;
  return answers;
}

let isKeeping = false;

/** Gives a visitor's answers to the account that is signed in, or to the next one that is. */
export function keepForAccount(): void {
  const keep = () => {
    const auth = authState();
    if (auth.status === "signedIn" && storedFirstSteps.read().isVisitors) void startUser(auth.account.uid);
  };
  keep();
  if (!isKeeping) subscribeToAuthState(keep);
  isKeeping = true;
}
