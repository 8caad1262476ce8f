/** The parts of the assessment's answers, each under a key of its own. */
export const WIZARD_KEYS = [
  "email",
  "nickname",
  "characters",
  "questions",
  "stress",
  "agreedAt",
  "emailAgreed",
  "reminder",
  "response",
] as const;

/** Where results that were read in this browser are kept. */
export const RESULTS_KEY = "results";

/** Set when somebody left an address in the exit popup of this browser. */
export const SUBSCRIBED_KEY = "exitSubscribed";

/** The reasons for which the exit popup has opened in this tab. */
export const FIRED_KEY = "exitReasons";

/** Everything that this browser keeps of a person. The privacy policy names it all (`locales/{ko,en}/privacy.ts`). */
export const PERSONAL_KEYS = [...WIZARD_KEYS, RESULTS_KEY, SUBSCRIBED_KEY] as const;

/** The same for what a tab keeps. That help was shown stays: whoever needed it may still be there, and is left in peace. */
export const PERSONAL_TAB_KEYS = [FIRED_KEY] as const;
