import type ko from "../ko/program-schedule.ts";
import type { Translated } from "../types.ts";

export default {
  title: "{{nickname}}’s journey",
  now: "You’re in session {{number}}",
  allDone: "You’ve finished every session",
  sessions: "Sessions",
  session: "Session {{number}}",
  ordinal: "{{number}}",
  ordinals: [],
  numbers: [],
  progress: {
    none: "{{total}} steps to go",
    some: "{{finished}} of {{total}} steps finished",
    all: "All {{total}} steps finished",
  },
  current: "You’re here.",
  status: {
    done: "Finished",
    current: "Your next step",
    "not-yet": "Not yet started",
    locked: "Locked",
  },
  picture: {
    waiting: "Your inner child, waiting beside a dish",
    eaten: "Your inner child, fed and at rest",
    ended: "A dandelion letting its seeds go",
  },
  unlock: {
    title: "Unlock to continue",
    text: "Unlock 3 months of {{product}}.",
    inside: "What’s inside",
    sessions_one: "{{count}} session",
    sessions_other: "{{count}} sessions",
    steps_one: "{{count}} step",
    steps_other: "{{count}} steps",
    length: "For how long",
    months: "3 months",
    price: "For how much",
    inApp: "The app shows the price before you pay",
    now: "Unlock now",
    later: "Not now",
  },
  failed: "Your journey didn’t arrive. The steps you finished are safe. Please try again in a moment.",
  retry: "Load again",
} satisfies Translated<typeof ko>;
