import type { Language } from "@mindle/domain/catalogue/language";
import type { Answers } from "../answers/answers.ts";
import { openAnswers } from "../answers/open-answers.ts";
import { type AnswerText, answerTextReader, joinText, storedText } from "../answers/stored-text.ts";
import { currentUid } from "../auth/auth-state.ts";
import { within } from "../browser/within.ts";
import type { QueryClient } from "../data/query-client.ts";
import { reminderDraft } from "../reminders/reminder-draft.ts";
import { saveDaily } from "../reminders/reminders-api.ts";
import { isAssessmentOpen, reminderChoice } from "../reminders/stored-reminders.ts";
import { flushFlag } from "../safety/sync-flag.ts";
import type { StoredKey } from "../storage/schema.ts";
import { localJson } from "../storage/storage.ts";

/** How long putting answers into words may take, in milliseconds: code is loaded for it. */
const TEXT_TIMEOUT_MS = 5_000;

/** Something that was entered or deleted on this device and that no server knows yet: signing out would lose it. */
export type Unsent =
  | { readonly kind: "answers" | "removals"; readonly isThere: () => boolean }
  | {
      readonly kind: "assessment" | "reminderDraft";
      readonly isThere: () => boolean;
      /** Page on which it is finished. */
      readonly path: string;
    }
  | {
      readonly kind: "reminder";
      readonly isThere: () => boolean;
      /** Sends it for the user. Throws an ApiError. */
      readonly send: (uid: string) => Promise<void>;
    };

/** Keys of what the assessment asks. */
const ANSWERS: readonly StoredKey[] = ["characters", "questions", "stress"];

/** Everything that may be unsent. A feature that keeps input on the device adds it here. */
const REGISTRY: readonly Unsent[] = [
  {
    kind: "assessment",
    isThere: () => isAssessmentOpen() && ANSWERS.some((key) => localJson.read(key) !== undefined),
    path: "/schema/nickname",
  },
  {
    kind: "reminderDraft",
    isThere: () => Object.keys(reminderDraft.read()).length > 0,
    path: "/notification/dashboard",
  },
  {
    kind: "reminder",
    isThere: () => !isAssessmentOpen() && isWanted(reminderChoice.read()),
    send: async (uid) => {
      await saveDaily({}, uid);
    },
  },
  {
    kind: "answers",
    isThere: () => (userAnswers()?.unsent() ?? 0) > 0,
  },
  {
    kind: "removals",
    isThere: () => (userAnswers()?.waitingRemovals() ?? 0) > 0,
  },
];

/** Reads what is on the device: {@link findUnsent} knows of answers only what was read. Never rejects. */
export async function prepareUnsent(): Promise<void> {
  await userAnswers()?.load([]);
}

/** Sends answers, and the note of a help card, for so long at most. Never rejects. */
export async function sendUnsent(timeoutMs: number): Promise<void> {
  await Promise.all([userAnswers()?.flush(timeoutMs), flushFlag(timeoutMs)]);
}

/** Answers that are unsent, in words; as they are stored where what reads them is not there. Never rejects. */
export async function unsentText(queryClient: QueryClient, language: Language): Promise<AnswerText> {
  try {
    const read = answerTextReader();
    return read === undefined
      ? storedUnsentText()
      : await within(read(queryClient, language), TEXT_TIMEOUT_MS);
  } catch {
    return storedUnsentText();
  }
}

function storedUnsentText(): AnswerText {
  const pages = userAnswers()?.unsentPages() ?? [];
  return joinText(
    pages.map(({ values }) => storedText(values)),
    "\n\n",
  );
}

/** What is unsent now. */
export function findUnsent(): readonly Unsent[] {
  return REGISTRY.filter(({ isThere }) => isThere());
}

function userAnswers(): Answers | undefined {
  const uid = currentUid();
  return uid === undefined ? undefined : openAnswers(uid);
}

function isWanted(choice: ReturnType<typeof reminderChoice.read>): boolean {
  return choice !== undefined && choice !== "none";
}
