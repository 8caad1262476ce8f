/** Who the privacy policy names as responsible. */
interface Operator {
  /** Registered name of the company. */
  readonly company: string | undefined;
  readonly address: string | undefined;
  /** Name and position of the privacy officer. */
  readonly privacyOfficer: string | undefined;
}

/** A person fills these in before the product is offered to the public (docs/launch-checklist.md). */
export const OPERATOR: Operator = {
  company: undefined,
  address: undefined,
  privacyOfficer: undefined,
};
