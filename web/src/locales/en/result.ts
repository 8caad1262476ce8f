import type result from "../ko/result.ts";
import type { Translated } from "../types.ts";

export default {
  loading: "Loading...",
  failed: "error occured while getting result",
  failedText: "Your answers are safe. Shall we open it again in a moment?",
  notFound: "There is no result at this address",
  notFoundText: "The address may be cut short, or the result was deleted.",
  missing: "We can’t tell which result to open",
  missingText: "Please come back through the address you got at the end of the test.",
  retry: "Load it again",
  start: "Take the test",
  greeting: "Hello, {{nickname}}",
  date: "How it was on {{date}}",
  headline: {
    loud: "{{name}} is the loudest right now",
    calm: "All five children are at ease",
    chosen: "You came with {{name}}",
  },
  about: "This isn’t a diagnosis. It’s a mirror for how you are today, and mood can shift it.",
  noScores:
    "You chose without answering questions, so there are no scores. Let us tell you who {{name}} is instead.",
  names: {
    Riggy: "Riggy",
    Pleaser: "Pleaser",
    Jumpy: "Jumpy",
    Shelly: "Shelly",
    Flippy: "Flippy",
  },
  causes: {
    Riggy: "Perfectionism",
    Pleaser: "Low self-esteem",
    Jumpy: "Anxiety",
    Shelly: "Loneliness",
    Flippy: "Anger",
  },
  bands: {
    healthy: "Healthy",
    normal: "Hanging in there",
    caution: "Needs help",
    serious: "In pain",
  },
  bandMeanings: {
    healthy: "It doesn’t shake your days much at the moment.",
    normal: "Heavy at times, and you have the strength to carry it.",
    caution: "It may tire you often. It needs some looking after.",
    serious: "It may be too much to carry alone. Please share it with someone.",
  },
  graph: {
    title: "How loud each child is",
    lead: "The higher they stand, the louder they speak these days.",
    score: "{{score}} out of 10",
    how: "How to read this",
    range: "{{from}}–{{to}}",
  },
  cards: {
    title: "Meet them one by one",
    chosen: "You chose this one",
    share: "{{percent}}%",
    shareText: "of people score in the same range for {{name}}",
    shareSource: "Figures from the {{product}} team · {{date}}",
    score: "{{score}}",
    traits: "When {{name}} gets loud",
  },
  traits: {
    Riggy: [
      "Before you begin, “properly” has already grown taller.",
      "One thing that fell short outlasts nine that went well.",
      "Even at rest, the undone list keeps talking.",
    ],
    Pleaser: [
      "Praise feels less like a gift than like being found out.",
      "You read other people’s faces before your own feelings.",
      "After a no, feeling sorry lasts into the next day.",
    ],
    Jumpy: [
      "You live through things many times before they happen.",
      "Shoulders and stomach stay tight, and sleep comes late.",
      "You’re told it’s fine and still want to check once more.",
    ],
    Shelly: [
      "Among people, it can feel like standing behind glass.",
      "You start a message, then fear you’d be in the way.",
      "Back home, you go over what you said for hours.",
    ],
    Flippy: [
      "Small things set you off, and regret comes after.",
      "While you hold it in, your body heats up first.",
      "Beneath the anger there is often hurt or tiredness.",
    ],
  },
  care: {
    title: "That’s a lot to carry. You don’t have to do it alone.",
    text: "A high score doesn’t mean you’re weak. It may mean you’ve held on for a long time. Someone can listen right now.",
    call: "Call",
    more: "Other ways to get help",
  },
  programme: {
    riggyTitle: "Try our beta for free NOW! Limited offer",
    riggyText: "Eight short sessions to walk with Riggy.",
    riggyButton: "See the free beta",
    otherTitle: "Reserve yours now and get 90% off",
    otherText: "We’re preparing a programme to walk with {{name}}.",
    otherButton: "See the voucher",
    quietTitle: "There’s no hurry",
    quietText: "For a lighter day, the programme to walk with {{name}} waits here.",
    quietButton: "Look at it later",
  },
  tutorial: {
    title: "How to read this",
    steps: {
      height: {
        title: "Height is how loud",
        text: "The higher a child stands, the louder that feeling speaks these days.",
      },
      shape: {
        title: "Shapes and words tell you more",
        text: "From circle to heart, the shape and its name say how things are.",
      },
      mood: {
        title: "A mirror for today",
        text: "It isn’t a diagnosis. A sleepless night and a good rest can give different results.",
      },
    },
    next: "Next",
    done: "Got it",
    close: "Close",
    count: "{{now}} of {{all}}",
  },
  again: "Take it again",
  other: "Choose another child",
} satisfies Translated<typeof result>;
