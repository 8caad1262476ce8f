/**
 * What the help card is about: danger to one's life, violence by someone near, eating, or fear that shakes the body. The most urgent
 * comes first; of several, it counts. The columns of `crisis/weights-*.json` are in this order.
 */
export const HELP_KINDS = ["danger", "violence", "eating", "panic"] as const;

export type HelpKind = (typeof HELP_KINDS)[number];

/** What a text says of a crisis. */
export interface Crisis {
  readonly kind: HelpKind;
  /** True for danger where means are at hand, a time is set or an act is under way: the emergency number comes first. */
  readonly now: boolean;
}
