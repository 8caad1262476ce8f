import type ko from "../ko/schema-result-details.ts";
import type { Translated } from "../types.ts";

export default {
  causes: {
    Riggy: "Perfectionism",
    Pleaser: "Low self-esteem",
    Jumpy: "Anxiety",
    Shelly: "Loneliness",
    Flippy: "Anger",
  },
  bandMeanings: {
    healthy: "It doesn’t shake your days much at the moment.",
    normal: "Heavy at times, and you have the strength to carry it.",
    caution: "It may tire you often. It needs some looking after.",
    serious: "It may be too much to carry alone. Please share it with someone.",
  },
  cards: {
    title: "Meet them one by one",
    titleOne: "Meet {{name}}",
    chosen: "You chose this one",
    share: "{{percent}}%",
    shareText: "of people are in this range for {{name}}",
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
  programme: {
    riggyTitle: "Try our beta for free NOW! Limited offer",
    riggyText: "Eight short sessions to walk with Riggy.",
    riggyButton: "See the programme",
    riggySoon: "When it opens, you can try it for free",
    otherTitle: "Reserve yours now and get {{percent}}% off",
    otherWithout: "Reserve yours now",
    otherText: "We’re preparing a programme to walk with {{name}}.",
    otherButton: "See the voucher",
    tiedText: "We’re preparing programmes to walk with the children who are loud.",
    tiedButton: "See the programmes",
    calmTitle: "Keep going as you are",
    calmText: "On a heavier day, come by again whenever you like.",
    calmButton: "Look at the programmes",
    quietTitle: "There’s no hurry",
    quietText: "For a lighter day, the programmes wait here.",
    quietButton: "Look at it later",
  },
  again: "Take it again",
  other: "Choose another child",
} satisfies Translated<typeof ko>;
