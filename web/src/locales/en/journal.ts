import type ko from "../ko/journal.ts";
import type { Translated } from "../types.ts";

export default {
  children: {
    Riggy: "Riggy",
    Pleaser: "Pleaser",
    Jumpy: "Jumpy",
    Shelly: "Shelly",
    Flippy: "Flippy",
  },
  title: "My {{product}} Journals",
  lead: "What you wrote, just as you wrote it.",
  picture: "A notebook with pressed flowers and your writing",
  programmes: "Programmes",
  closed: "This programme has ended. What you wrote stays yours to read.",
  empty: {
    title: "You don’t have any journals yet!",
    text: "Once you finish your first session, your words gather here.",
  },
  wordless: {
    title: "No words of your own yet",
    text: "The steps you finished are safe. What you write on the way gathers here.",
    goOn: "Go on",
  },
  start: "Start {{product}}",
  failed: "Your journals didn’t arrive. What you wrote is safe. Please try again in a moment.",
  retry: "Load again",
  asOf: "As of {{ago}}.",
  justNow: "As of a moment ago.",
  sessions: "Sessions so far",
  session: "Session {{number}}",
  ordinal: "{{number}}",
  ordinals: [],
  status: {
    done: "Finished",
    current: "You’re here",
    begun: "Begun",
    "not-yet": "Not yet started",
  },
  words: {
    title: "What you wrote",
    returned: "This came back in {{session}}",
    earlier: "In {{session}} you wrote",
  },
  changes: {
    title: "What has changed",
    assessments: "Assessment scores",
    about:
      "The green hedge is as thick as the usual ups and downs. Only what leaves it counts as a change. Numbers alone can’t say what caused it.",
    graph: "Graph of {{label}}. The table has the same numbers.",
    less: "Less than at the start",
    usual: "Within the usual ups and downs",
    more: "More than at the start",
    unknown: "Nothing to compare yet",
    help: "It has been harder lately. You did nothing wrong. Please don’t carry it alone: finding someone to talk to comes first.",
    day: "Date",
    value: "{{min}}–{{max}}",
    missing: "Left out",
    meaning: {
      more: "The higher the number, the harder it was.",
      less: "The higher the number, the more strength you had.",
    },
  },
  results: {
    title: "Assessment results",
    open: "Result of {{day}}",
  },
  measures: {
    title: "What has changed in your check-ins",
    note: "These numbers are no medical result. Whatever they say, if it’s hard, help is there for you.",
    names: {
      stress: "Feeling pressed",
      "self-literacy": "Noticing what I feel",
      depression: "Feeling low",
      "minder-power": "What I can lean on",
      anxiety: "Feeling uneasy",
      bulmin: "Restless nights",
    },
  },
  print: "Print",
  search: {
    label: "Search your own words",
    note: "The search stays on this device. Nothing is sent anywhere.",
    found_one: "{{count}} found",
    found_other: "{{count}} found",
    none: "You haven’t written about “{{word}}” yet.",
  },
} satisfies Translated<typeof ko>;
