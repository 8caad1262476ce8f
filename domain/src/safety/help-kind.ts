/** What the help card is about: danger to one's life, eating, violence by someone near, or fear that shakes the body. */
export const HELP_KINDS = ["danger", "eating", "violence", "panic"] as const;

export type HelpKind = (typeof HELP_KINDS)[number];

/** What a text says of a crisis. */
export interface Crisis {
  readonly kind: HelpKind;
  /** True for danger where means are at hand, a time is set or an act is under way: the emergency number comes first. */
  readonly now: boolean;
}
