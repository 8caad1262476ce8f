import type ko from "../ko/help-card.ts";
import type { Translated } from "../types.ts";

export default {
  kinds: {
    danger: {
      title: "Is it very hard right now?",
      text: "You need not bear it alone: a person is there to listen.",
    },
    // Danger that is under way.
    now: {
      title: "Please call right now",
      text: "If you’ve already taken something or are hurt, call an ambulance now, even if you feel all right. Move away from pills, blades, heights or water. If someone is near, ask them to stay with you.",
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
  noticed: {
    words: {
      danger: "Some of your words sounded like wanting to die, or to hurt yourself or someone.",
      eating: "Some of your words sounded like eating is wearing you down.",
      violence: "Some of your words sounded like someone hurting or threatening you.",
      panic: "Some of your words sounded like being afraid you would die.",
    },
    answers: {
      danger: "Your answers sound like these are very hard days.",
      eating: "Your answers sound like eating is wearing you down.",
      violence: "Your answers sound like someone has hurt or threatened you.",
      panic: "Your answers sound like one uneasy day after another.",
    },
  },
  saved: {
    words: "Your words are saved. Nobody reads what you write here.",
    answers: "Your answers are saved. Nobody reads what you answer here.",
  },
  unread: "Your words were looked at on this device only. Nobody reads what you write here.",
  call: "Call",
  text: "Text {{number}}",
  directory: "Find a helpline in your country ({{host}})",
  more: "More places to get help",
  otherMeaning: "Not what you meant? Just close this. Your text stays as it is.",
  stop: "Enough for today",
  goOn: "Go on",
  close: "Close",
  // Asked in the visit after a help card.
  now: {
    title: "How is it now?",
    text: "Last time we showed you places to get help. Just one question about how it has been since.",
    answers: {
      still: "It’s still there",
      better: "A bit better",
      else: "It was something else",
    },
    note: "You can close this without an answer.",
    replies: {
      still: {
        title: "Thank you for saying so",
        text: "We hope you won’t have to carry it alone today. You can talk to someone at these numbers now.",
      },
      better: {
        title: "We’re glad it’s a bit lighter",
        text: "Lighter days and hard days can take turns. If it gets hard again, the numbers are under ‘Get help now’.",
      },
      else: {
        title: "Thanks for saying so",
        text: "The note that help was shown is gone. What you wrote stays as it is.",
      },
    },
    close: "Close",
  },
} satisfies Translated<typeof ko>;
