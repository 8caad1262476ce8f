import type ko from "../ko/program-schedule.ts";
import type { Translated } from "../types.ts";

export default {
  title: "{{nickname}}’s journey",
  now: "You’re in session {{number}}",
  allDone: "You’ve finished every session",
  due: "The day to look back has come",
  sessions: "Sessions",
  session: "Session {{number}}",
  progress: {
    none: "{{total}} steps to go",
    some: "{{finished}} of {{total}} steps finished",
    all: "All {{total}} steps finished",
    later: "{{needed}} · {{later}} more for later",
  },
  waits: {
    locked: "Once the programme is open, you can walk here too",
    later: "Comes after session {{number}}",
  },
  current: "You’re here.",
  status: {
    done: "Finished",
    current: "Your next step",
    "not-yet": "Not yet started",
    later: "On {{day}}",
    opening: "Opening…",
    locked: "Locked",
  },
  return: {
    title: "Good to see you again",
    weight: "How heavy do you feel right now?",
    light: "Light",
    heavy: "Very heavy",
    help: "That is a lot to carry. Please don’t carry it alone: finding someone to talk to comes first.",
    helpAfterWords:
      "There was a day when you wrote down something very hard. If it still feels that way, find someone to talk to first.",
    continue: "Go on",
    short: "The three-minute version",
    experiment: "Try one small thing",
    words: "Just read what I wrote",
    act: "One thing to do",
    actNote: "Half of it will do. Reading it is enough for today, too.",
    actDone: "I’ll try it",
    restart: "Start again",
    kept: "Whichever you choose, what you wrote stays.",
  },
  picture: {
    waiting: "Your inner child, waiting beside a dish",
    eaten: "Your inner child, fed and at rest",
    ended: "A dandelion letting its seeds go",
  },
  growth: {
    seed: "A dandelion seed, asleep",
    sprout: "A dandelion sprout",
    bud: "A dandelion bud",
    flower: "A dandelion in flower",
    puff: "A dandelion full of seeds",
  },
  unlock: {
    title: "Unlock to continue",
    text: "You can unlock it in the app.",
    textWithPrice: "Unlock 150 days of {{product}} with {{price}}. It doesn’t renew.",
    inside: "What comes next",
    inApp: "The App Store shows the price before you pay.",
    now: "Unlock now",
    toApp: "Unlock in the app",
    inStore: "Unlock in the App Store",
    signIn: "Sign in to unlock",
    later: "Not now",
    see: "See the programme",
    finish: "Finish unlocking",
    purchasing:
      "Your purchase is under way. You can close this if it takes long. What you pay for isn’t lost.",
    done: "Your purchase went through, and every step is open.",
    news: "News",
    earlierNews: "Your payment",
    // While help comes before anything that is sold.
    waits: {
      title: "This step can wait",
      text: "Nothing is lost if you leave it for now, and what you wrote stays. Come back to it on a lighter day.",
      close: "All right",
    },
    problems: {
      cancelled: "You cancelled, and nothing was charged. Your steps wait here.",
      pending: "This purchase waits for approval. Your steps open once it’s approved: no need to pay again.",
      "not-started": "The purchase didn’t start, and nothing was paid. Please press again in a moment.",
      store:
        "The App Store didn’t complete the purchase. If it was paid after all, your steps open soon. If not, please press again in a moment.",
      unsettled:
        "Your payment went through. Only opening your steps is left: pressing again charges nothing.",
      "not-theirs":
        "Another account or a family member paid for this, so it doesn’t open here. Please sign in with the account that paid, or write to {{email}}.",
      refused:
        "We couldn’t confirm the App Store’s payment. Before you pay again, please write to {{email}}.",
    },
  },
  failed: "Your journey didn’t arrive. The steps you finished are safe. Please try again in a moment.",
  mindCheck: "Mind check",
  finished: {
    step: "One step done. Two or three make a sitting.",
    enough: "That was a sitting. The rest waits for next time.",
    session: "Session {{number}} done. That is all for today.",
    programme: "You’ve finished every session. What you wrote stays in your journal.",
    later: "You’ve come back after a month. What you wrote stays in your journal.",
  },
  reminder: {
    title: "Shall we remind you {{days}}?",
    off: "Once on your days, at {{time}}. It’s off for now.",
    daily: "We remind you every day for now. We can do so on your days only.",
    turnOn: "Remind me on my days",
    only: "Only on my days",
    change: "Choose other days or another time",
    on: "We’ll remind you {{days}}",
    done: "Once, at {{time}}. You can turn it off in MY, under notifications.",
    failed: "We couldn’t turn it on. Your days are as you chose them. Please try again in a moment.",
  },
} satisfies Translated<typeof ko>;
