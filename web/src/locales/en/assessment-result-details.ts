import type ko from "../ko/assessment-result-details.ts";
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
    healthy: "Your answers to the seven sentences add up to a low score.",
    normal: "Answers that told of a hard time and others are mixed.",
    caution: "More of your answers told of a hard time. It needs some looking after.",
  },
  seriousMeanings: {
    Riggy: "You’ve tried so hard for so long. Let someone you trust carry one thing with you.",
    Pleaser: "Always being sorry wears you out. Tell someone on your side how it is.",
    Jumpy: "These worries may be too much to hold alone. Tell someone you trust just one.",
    Shelly: "It may have felt lonely for a long time. Send one person you like a short hello.",
    Flippy: "What you held back may be too much by now. Talk it through with someone you trust.",
  },
  cards: {
    title: "Meet them one by one",
    titleOne: "Meet {{name}}",
    chosen: "You chose this one",
    share: "{{percent}}%",
    shareText: "of people are in this range for {{name}}",
    score: "{{score}}",
    borderBelow:
      "This score is close to a border: with one answer changed, it could have been in the range below.",
    borderAbove:
      "This score is close to a border: with one answer changed, it could have been in the range above.",
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
      "Asked what’s good about you, you’re lost for words.",
    ],
    Jumpy: [
      "You live through things many times before they happen.",
      "Shoulders and stomach stay tight, and sleep comes late.",
      "Once a worry is there, your mind won’t go back to work.",
    ],
    Shelly: [
      "Among people, it can feel like standing behind glass.",
      "On a hard day, nobody comes to mind to call.",
      "After seeing people, an empty feeling stays.",
    ],
    Flippy: [
      "Small things set you off, and the anger lasts.",
      "While you hold it in, your body heats up first.",
      "Beneath the anger there is often hurt or tiredness.",
    ],
  },
  threeMinutes: {
    kicker: "Three minutes, right now",
    Riggy: {
      title: "One careless line with Riggy",
      steps: [
        "Open your notes and write one line about today.",
        "Leave the typos in, and write to the end.",
        "Read it once in silence. If you want to mend it, breathe out slowly.",
        "Close it as it is.",
      ],
    },
    Pleaser: {
      title: "A word with Pleaser, as to a friend",
      steps: [
        "Imagine that a close friend has had the day you had.",
        "Write down the one thing you’d say to that friend.",
        "Put your own name in, and read it again. It’s odd the first time.",
      ],
    },
    Jumpy: {
      title: "Six long breaths with Jumpy",
      steps: [
        "Lean back, and put both feet flat on the floor.",
        "Breathe in while you count to four, out slowly while you count to six.",
        "When a worry cuts in, say “there you are”, and go back to counting.",
        "Six breaths are enough. If you get dizzy, stop and breathe as usual.",
      ],
    },
    Shelly: {
      title: "One short hello with Shelly",
      steps: [
        "Scroll slowly through your contacts to one name that feels easy.",
        "Write a single line: “You came to mind. How are you?”",
        "Send it later if you like. If no name comes up, choose a hello for the shop you often go to.",
      ],
    },
    Flippy: {
      title: "Open your fists with Flippy",
      steps: [
        "Close both fists gently and count to five.",
        "Breathe out and open one finger after the other. Three times.",
        "Let your shoulders drop, and write in one word what stood behind today’s anger: hurt, unfairness, tiredness.",
      ],
    },
    Mindle: {
      title: "A moment at the window with Mindle",
      steps: [
        "Stand at a window or a door. Name three things you see, in your mind.",
        "Find two sounds.",
        "Drink a glass of water slowly, in three sips.",
      ],
    },
  },
  programme: {
    head: "If you’d like to walk on with {{name}}",
    tiedHead: "If you’d like to walk on",
    riggyNow: "Try our beta for free NOW! Limited offer",
    riggyText: "Eight short sessions to walk with Riggy.",
    riggyButton: "See the programme",
    riggyOpen: "You have this programme already",
    riggyEnded: "You’ve walked with this programme before",
    riggySoon: "When it opens, you can try it for free",
    otherNow: "Reserve yours now and get {{percent}}% off",
    otherWithout: "Reserve yours now",
    otherText: "We’re preparing a programme.",
    otherButton: "See the voucher",
    tiedText: "We’re preparing programmes to walk with the children who are loud.",
    tiedButton: "See the programmes",
    calmTitle: "If you’d like to look around",
    calmText: "Riggy’s programme is open now. Those of the other four children are in preparation.",
    calmButton: "Look at the programmes",
    quietTitle: "There’s no hurry",
    quietText: "For a lighter day, the programmes wait here.",
    quietButton: "Look at it later",
  },
  onlyHere: {
    text: "The way to this result is on this device only, and some browsers delete it after a week without a visit. Sign in to keep it.",
    signIn: "Sign in and keep it",
  },
  again: "Take it again",
  other: "Choose another child",
  link: {
    title: "Share by link",
    make: "Share by link",
    text: "Whoever has this link sees the name and the result, without signing in.",
    copy: "Copy the link",
    copied: "Copied",
    copyFailed: "Press long to copy",
    end: "Stop sharing",
    notMade: "The link could not be made. Please press again in a moment.",
    notEnded: "The link is still open. Please press again in a moment.",
  },
  picture: {
    title: "My result as a picture",
    text: "It is drawn on this device alone. Nobody sees it until you send it.",
    textGently:
      "Keep it for yourself, or show it to someone you trust when you talk. It is drawn on this device alone.",
    painting: "Drawing...",
    failed: "The picture couldn’t be drawn",
    retry: "Draw it again",
    named: "Put my name on it: {{nickname}}",
    share: "Share",
    shareGently: "Send to someone I trust",
    shareFailed: "Sharing didn’t open. Please save the picture and send it yourself.",
    save: "Save the picture",
    saved: "Saved to your downloads. If it isn’t there, press and hold the picture to save it.",
    owner: "How {{nickname}} is doing",
    score: "{{name}} {{score}}, {{band}}",
    note: "Not a diagnosis. A mirror for how this day felt.",
    help: "Someone can listen: {{number}} ({{hours}})",
  },
  tutorial: {
    title: "How to read this",
    parts: {
      length: {
        title: "Length",
        text: "The longer a bar, the louder that feeling speaks these days.",
      },
      shape: {
        title: "Shape",
        text: "Four ranges, from a circle to a bending leaf.",
      },
      mood: {
        title: "Today",
        text: "A sleepless night and a long sleep can give different results.",
      },
    },
    done: "Got it",
    close: "Close",
  },
} satisfies Translated<typeof ko>;
