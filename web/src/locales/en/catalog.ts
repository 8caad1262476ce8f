import type ko from "../ko/catalog.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Who would you like to care for first?",
  lead: "Each of the five children has a programme. Begin with whichever you like.",
  sessions_one: "{{count}} session",
  sessions_other: "{{count}} sessions",
  steps_one: "{{count}} step",
  steps_other: "{{count}} steps",
  weeks_one: "{{count}} week",
  weeks_other: "{{count}} weeks",
  progress: {
    none: "Ready for you to begin",
    begun: "First session begun",
    some: "{{finished}} of {{total}} sessions finished",
    all: "Every session finished",
  },
  soon: "Coming soon",
  failed: "The list of programmes didn’t arrive. Please try again in a moment.",
} satisfies Translated<typeof ko>;
