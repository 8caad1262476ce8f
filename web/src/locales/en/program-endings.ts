import type ko from "../ko/program-endings.ts";
import type { Translated } from "../types.ts";

export default {
  session: {
    light: "The bowl is empty, and nothing is left over",
    heavy: "What was heavy sat at the table, too",
    "not-done": "On a day when it didn’t happen, there is still supper",
    words: "{{session}}: what you take along",
    next: "{{session}} is next. {{goal}}.",
  },
  programme: {
    title: "You’ve finished every session",
    seeds: "A seed for each step",
    hint: "Touch a seed to read what you kept from that step",
    home: "Go to home",
  },
  keep: "Save as a picture",
  outcome: {
    saved: "The picture is saved.",
    failed: "The picture couldn’t be saved. Your words are safe. Please try again in a moment.",
  },
  close: "Back to the journey",
} satisfies Translated<typeof ko>;
