/** The controller named in the privacy policy. */
interface Operator {
  /** Registered name of the company. */
  readonly company: string | undefined;
  readonly address: string | undefined;
  /** Name and position of the privacy officer. */
  readonly privacyOfficer: string | undefined;
}

/** Filled in before launch (docs/launch-checklist.md). */
export const OPERATOR: Operator = {
  company: undefined,
  address: undefined,
  privacyOfficer: undefined,
};
