/** What the help card is about: danger to one's life, eating, violence by someone near, or fear that shakes the body. */
export const HELP_KINDS = ["danger", "eating", "violence", "panic"] as const;

export type HelpKind = (typeof HELP_KINDS)[number];
