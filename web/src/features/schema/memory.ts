import { type Character, parseCharacter } from "@mindle/domain/assessment/characters";
import { isChoice, QUESTION_IDS, type QuestionAnswers } from "@mindle/domain/assessment/questions";
import { STRESS_MAX } from "@mindle/domain/assessment/submission";
import { EMPTY_WIZARD, STRESS_UNSET, type WizardState } from "@mindle/domain/assessment/wizard";
import { WIZARD_KEYS } from "../../platform/personal-keys.ts";
import type { JsonStorage } from "../../platform/storage.ts";

/** When somebody would like to be reminded; kept on this device only. */
export const REMINDERS = ["morning", "evening", "none"] as const;

type Reminder = (typeof REMINDERS)[number];

/** A submission that arrived: its id and where to read it. */
export interface Sent {
  readonly responseId: string;
  /** In-app address, as `destinationAfterSubmit` makes it. */
  readonly destination: string;
}

/** Everything the wizard remembers between visits. */
export interface WizardMemory extends WizardState {
  /** When the notice before the first answer was agreed to, in milliseconds since the epoch. */
  readonly agreedAt: number | undefined;
  /** Whether the e-mail address may be sent. */
  readonly emailAgreed: boolean;
  readonly reminder: Reminder | undefined;
  /** The last submission that arrived. */
  readonly response: Sent | undefined;
}

export const EMPTY_MEMORY: WizardMemory = {
  ...EMPTY_WIZARD,
  agreedAt: undefined,
  emailAgreed: false,
  reminder: undefined,
  response: undefined,
};

/** Parts of the memory in local storage, each under its own key, so that one spoilt part spoils no other. */
const PARSERS: { readonly [Key in keyof WizardMemory]: (stored: unknown) => WizardMemory[Key] | undefined } =
  {
    email: parseText,
    nickname: parseText,
    characters: parseCharacters,
    questions: parseQuestions,
    stress: parseStress,
    agreedAt: (stored) => (typeof stored === "number" && Number.isFinite(stored) ? stored : undefined),
    emailAgreed: (stored) => (typeof stored === "boolean" ? stored : undefined),
    reminder: (stored) => REMINDERS.find((reminder) => reminder === stored),
    response: parseSent,
  };

/**
 * What was remembered; whatever is missing or spoilt is as at the beginning. {@link EMPTY_MEMORY} itself where that is all.
 */
export function recall(storage: JsonStorage): WizardMemory {
  const read = <Key extends keyof WizardMemory>(key: Key): WizardMemory[Key] =>
    PARSERS[key](storage.read(key)) ?? EMPTY_MEMORY[key];
  const memory: WizardMemory = {
    email: read("email"),
    nickname: read("nickname"),
    characters: read("characters"),
    questions: read("questions"),
    stress: read("stress"),
    agreedAt: read("agreedAt"),
    emailAgreed: read("emailAgreed"),
    reminder: read("reminder"),
    response: read("response"),
  };
  return WIZARD_KEYS.every((key) => memory[key] === EMPTY_MEMORY[key]) ? EMPTY_MEMORY : memory;
}

/** Writes what changed from `before` to `after`; a part that is as at the beginning leaves nothing behind. */
export function remember(storage: JsonStorage, before: WizardMemory, after: WizardMemory): void {
  for (const key of WIZARD_KEYS) {
    if (before[key] === after[key]) continue;
    if (after[key] === EMPTY_MEMORY[key]) storage.remove(key);
    else storage.write(key, after[key]);
  }
}

/** Longer than any answer the wizard takes; longer texts did not come from it. */
const TEXT_MAX = 300;

function parseText(stored: unknown): string | undefined {
  return typeof stored === "string" && stored.length <= TEXT_MAX ? stored : undefined;
}

function parseCharacters(stored: unknown): readonly Character[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const found = stored.flatMap((name: unknown) => {
    const character = typeof name === "string" ? parseCharacter(name) : undefined;
    return character === undefined ? [] : [character];
  });
  return [...new Set(found)];
}

function parseQuestions(stored: unknown): QuestionAnswers | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const answers = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    QUESTION_IDS.flatMap((id) => {
      const choice = answers.get(id);
      return isChoice(choice) ? [[id, choice]] : [];
    }),
  );
}

function parseStress(stored: unknown): number | undefined {
  const inRange =
    typeof stored === "number" && Number.isInteger(stored) && stored >= STRESS_UNSET && stored <= STRESS_MAX;
  return inRange ? stored : undefined;
}

function parseSent(stored: unknown): Sent | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  if (!("responseId" in stored) || !("destination" in stored)) return undefined;
  const { responseId, destination } = stored;
  if (typeof responseId !== "string" || typeof destination !== "string") return undefined;
  return /^\/(voucher|schema)\//.test(destination) ? { responseId, destination } : undefined;
}
