import type ko from "../ko/assessment-result.ts";
import type { Translated } from "../types.ts";

export default {
  loading: "Loading...",
  gathering: "Gathering the voices of all five",
  failed: "Error occurred while getting result",
  failedText: "Your answers are safe. Shall we open it again in a moment?",
  notFound: "There is no result at this address",
  notFoundText: "The address may be cut short, or the result was deleted.",
  missing: "We can’t tell which result to open",
  missingText: "Please come back through the address you got at the end of the test.",
  locked: "Sign in to see this",
  lockedText: "This result is kept in an account. If it’s yours, sign in to go on from here.",
  lockedShared: "This result is no longer shared. If it’s yours, sign in to go on from here.",
  lockedOther: "This result belongs to another account",
  lockedOtherText: "You can see it once you sign in to that account.",
  lockedSwitch: "Use another account",
  closed: "This result was closed at sign-out",
  closedText: "If it’s yours, sign in to go on from here.",
  closedOpen: "Open the result",
  retry: "Load it again",
  unavailable: "It couldn’t be opened. Please press again in a moment.",
  start: "Take the test",
  greeting: "Hello, {{nickname}}",
  day: "{{day}} {{monthName}} {{year}}",
  date: "How it was on {{date}}",
  headline: {
    loud: "{{name}} is the loudest right now",
    tiedTwo: "{{name}} and {{other}} are about equally loud",
    tiedThree: "{{name}}, {{other}} and {{third}} are about equally loud",
    tied: "Several children are about equally loud",
    calm: "Today all five scores are on the low side",
    calmStressed: "The scores are low, but your week was hard",
    chosen: "You came with {{name}}",
  },
  calmText:
    "That is the sum of your answers to 35 sentences. If something is hard that we didn’t ask about, no score shows it: under ‘{{help}}’ you can find someone to talk to.",
  about: "This isn’t a diagnosis. It’s a mirror for how you are today, and mood can shift it.",
  emergency: "It isn’t made for emergencies. If it’s urgent, press ‘{{help}}’.",
  noScores:
    "You chose without answering questions, so there are no scores. Let us tell you who {{name}} is instead.",
  names: {
    Riggy: "Riggy",
    Pleaser: "Pleaser",
    Jumpy: "Jumpy",
    Shelly: "Shelly",
    Flippy: "Flippy",
  },
  bands: {
    healthy: "Low",
    normal: "Hanging in there",
    caution: "Needs help",
    serious: "In pain",
  },
  graph: {
    title: "How loud each child is",
    lead: "Each bar and its name add up seven of your answers. The longer, the louder they speak these days.",
    low: "0 quiet",
    high: "10 very loud",
    // The specification's name of the lowest band.
    healthy: "Healthy",
    score: "{{score}} out of 10",
    how: "How to read this",
  },
  stress: {
    title: "Stress in the past week",
    answer: "{{stress}} out of 10",
  },
  picture: {
    open: "Save or share my picture",
    openGently: "Keep a picture for myself",
  },
  care: {
    title: "You don’t have to do it alone",
    text: "That’s a lot to carry. A high score doesn’t mean you’re weak. It may mean you’ve held on for a long time. Someone can listen right now.",
    call: "Call",
    more: "Other ways to get help",
  },
  strip: {
    title: "You don’t have to carry it alone",
  },
} satisfies Translated<typeof ko>;
