import type ko from "../ko/help-card.ts";
import type { Translated } from "../types.ts";

export default {
  kinds: {
    danger: {
      title: "Is it very hard right now?",
      text: "You need not bear it alone: a person is there to listen.",
    },
    eating: {
      title: "Is eating very hard right now?",
      text: "Nothing here asks you to change how you eat or what you weigh. A doctor can care for body and mind together. If you feel faint, please call right away.",
    },
    violence: {
      title: "Is someone hurting you?",
      text: "Nobody deserves to be hit or threatened. If you’re in danger now, get away first, then call.",
    },
    panic: {
      title: "Is your body very frightened?",
      text: "You needn’t hold or steady your breath. If you’re dizzy, sit down and feel the ground under your feet. If your chest hurts, please call right away.",
    },
  },
  saved: {
    words: "Your words are saved. Nobody reads what you write here.",
    answers: "Your answers are saved. Nobody reads what you answer here.",
  },
  unread: "Nobody reads what you write here.",
  call: "Call",
  more: "More places to get help",
  stop: "Enough for today",
  goOn: "Go on",
} satisfies Translated<typeof ko>;
