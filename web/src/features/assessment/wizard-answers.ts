import { type Character, parseCharacter } from "@mindle/domain/assessment/characters";
import { isChoice, QUESTION_IDS, type QuestionAnswers } from "@mindle/domain/assessment/questions";
import { STRESS_MAX, takesShortPath } from "@mindle/domain/assessment/submission";
import { EMPTY_WIZARD, STRESS_UNSET, type WizardState } from "@mindle/domain/assessment/wizard";
import type { ReminderChoice } from "@mindle/domain/reminders/reminder-choice";
import { sentResponse } from "../../platform/account/sent-response.ts";
import { typedEmail, typedNickname } from "../../platform/account/visitor-details.ts";
import { reminderChoice } from "../../platform/reminders/stored-reminders.ts";
import { personalJson } from "../../platform/storage/clear-user-data.ts";
import type { SentResponse } from "../../platform/storage/schema.ts";
import { type StoredValue, storedFlag, storedValue } from "../../platform/storage/stored-value.ts";
import type { Figure } from "../../ui/pictures/characters/palette.ts";

/** Everything the wizard keeps between visits. */
export interface WizardAnswers extends WizardState {
  /** Time of consent, in milliseconds since the epoch. */
  readonly agreedAt: number | undefined;
  /** Whether the e-mail address may be sent. */
  readonly emailAgreed: boolean;
  readonly reminder: ReminderChoice | undefined;
  /** The last accepted submission. */
  readonly response: SentResponse | undefined;
}

export const EMPTY_ANSWERS: WizardAnswers = {
  ...EMPTY_WIZARD,
  agreedAt: undefined,
  emailAgreed: false,
  reminder: undefined,
  response: undefined,
};

/** The answers on this device, each under its own key, so that an invalid one leaves the others valid. */
export const STORED_ANSWERS: { readonly [Key in keyof WizardAnswers]: StoredValue<WizardAnswers[Key]> } = {
  email: typedEmail,
  nickname: typedNickname,
  characters: storedValue("characters", personalJson, {
    initial: EMPTY_ANSWERS.characters,
    parse: parseCharacters,
  }),
  questions: storedValue("questions", personalJson, {
    initial: EMPTY_ANSWERS.questions,
    parse: parseQuestions,
  }),
  stress: storedValue("stress", personalJson, { initial: EMPTY_ANSWERS.stress, parse: parseStress }),
  agreedAt: storedValue("agreedAt", personalJson, {
    initial: undefined,
    parse: (data) => (typeof data === "number" && Number.isFinite(data) ? data : undefined),
  }),
  emailAgreed: storedFlag("emailAgreed", personalJson),
  reminder: reminderChoice,
  response: sentResponse,
};

function parseCharacters(data: unknown): readonly Character[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const found = data.flatMap((name: unknown) => {
    const character = typeof name === "string" ? parseCharacter(name) : undefined;
    return character === undefined ? [] : [character];
  });
  return [...new Set(found)];
}

function parseQuestions(data: unknown): QuestionAnswers | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const answers = new Map<string, unknown>(Object.entries(data));
  return Object.fromEntries(
    QUESTION_IDS.flatMap((id) => {
      const choice = answers.get(id);
      return isChoice(choice) ? [[id, choice]] : [];
    }),
  );
}

function parseStress(data: unknown): number | undefined {
  const inRange =
    typeof data === "number" && Number.isInteger(data) && data >= STRESS_UNSET && data <= STRESS_MAX;
  return inRange ? data : undefined;
}

type Chosen = Pick<WizardAnswers, "characters">;

/** The figure that goes along through the assessment: the only selected character, else the mascot. */
export function companionOf({ characters }: Chosen): Figure {
  const [only, ...others] = characters;
  return only !== undefined && others.length === 0 ? only : "Mindle";
}

/** The figure beside which a result is prepared: the child that it will be about where no questions find one, else the mascot. */
export function preparingFigure({ characters }: Chosen): Figure {
  return takesShortPath(characters) ? "Riggy" : "Mindle";
}
