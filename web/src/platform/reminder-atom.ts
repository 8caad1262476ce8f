import { reminderChoice } from "./reminder-choice.ts";
import { storedAtom } from "./stored-atom.ts";

/** The reminder that was chosen in the assessment as state of components. */
export const reminderAtom = storedAtom(reminderChoice);
