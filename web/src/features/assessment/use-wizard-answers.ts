import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { reminderAtom } from "../../platform/reminders/pending-choice.ts";
import type { SentResponse } from "../../platform/storage/schema.ts";
import { atom, type StoredAtom, storedAtom, useAtom, useStore } from "../../platform/storage/stored-atom.ts";
import { EMPTY_ANSWERS, STORED_ANSWERS, type WizardAnswers } from "./wizard-answers.ts";

const ATOMS: { readonly [Key in keyof WizardAnswers]: StoredAtom<WizardAnswers[Key]> } = {
  email: storedAtom(STORED_ANSWERS.email),
  nickname: storedAtom(STORED_ANSWERS.nickname),
  characters: storedAtom(STORED_ANSWERS.characters),
  questions: storedAtom(STORED_ANSWERS.questions),
  stress: storedAtom(STORED_ANSWERS.stress),
  agreedAt: storedAtom(STORED_ANSWERS.agreedAt),
  emailAgreed: storedAtom(STORED_ANSWERS.emailAgreed),
  reminder: reminderAtom,
  response: storedAtom(STORED_ANSWERS.response),
};

const KEYS = [
  "email",
  "nickname",
  "characters",
  "questions",
  "stress",
  "agreedAt",
  "emailAgreed",
  "reminder",
  "response",
] as const satisfies readonly (keyof WizardAnswers)[];

type Change = (answers: WizardAnswers) => Partial<WizardAnswers>;

/** All answers as one value; {@link EMPTY_ANSWERS} itself where there are none, as pre-rendered HTML shows them. */
export const answersAtom = atom(
  (get): WizardAnswers => {
    const answers: WizardAnswers = {
      email: get(ATOMS.email),
      nickname: get(ATOMS.nickname),
      characters: get(ATOMS.characters),
      questions: get(ATOMS.questions),
      stress: get(ATOMS.stress),
      agreedAt: get(ATOMS.agreedAt),
      emailAgreed: get(ATOMS.emailAgreed),
      reminder: get(ATOMS.reminder),
      response: get(ATOMS.response),
    };
    return KEYS.every((key) => answers[key] === EMPTY_ANSWERS[key]) ? EMPTY_ANSWERS : answers;
  },
  (get, set, change: Change): WizardAnswers => {
    const before = get(answersAtom);
    const after = { ...before, ...change(before) };
    const save = <Key extends keyof WizardAnswers>(key: Key) => {
      if (after[key] !== before[key]) set(ATOMS[key], after[key]);
    };
    KEYS.forEach(save);
    return after;
  },
);

/**
 * Changes some answers, given or computed from the current ones, and returns all. They are stored before this returns, even
 * when a transition renders them later.
 */
export type ChangeAnswers = (change: Partial<WizardAnswers> | Change) => WizardAnswers;

export interface WizardControl {
  readonly answers: WizardAnswers;
  readonly change: ChangeAnswers;
  /** Clears the answers after `sent` was accepted; the choice of a reminder stays until an account has it. */
  finish(sent: SentResponse): void;
}

export function useWizardAnswers(): WizardControl {
  const [, update] = useAtom(answersAtom);
  const store = useStore();
  return {
    // Of the store itself: what fields tell when they are hydrated is there before the component is drawn again for it.
    answers: useOnceHydrated(() => store.get(answersAtom), EMPTY_ANSWERS),
    change: (change) => update(typeof change === "function" ? change : () => change),
    finish: (response) => void update(({ reminder }) => ({ ...EMPTY_ANSWERS, reminder, response })),
  };
}
