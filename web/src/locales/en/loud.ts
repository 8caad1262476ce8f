import type ko from "../ko/loud.ts";
import type { Translated } from "../types.ts";

export default {
  line: "Press the soles of both feet to the floor. For now, that one thing is enough.",
  next: "Next",
  back: "Choose again",
  what: {
    title: "What is loud?",
    chips: [
      "Thoughts that won’t stop",
      "Things I have to do",
      "What someone said",
      "A pounding body",
      "Rising anger",
      "Feeling alone",
    ],
    else: "Something else",
    label: "Put it in a few words. You can leave it empty, too",
    skip: "Go on without choosing",
  },
  degree: {
    title: "How loud is it?",
    name: "{{degree}} out of 10",
    scale: "0 is quiet, 10 is very loud",
    quiet: "Quiet",
    loud: "Very loud",
    skip: "Go on without measuring",
  },
  words: {
    title: "One sentence to read now",
    sentence: "“What’s loud is a thought, and I am sitting here.”",
    read: "Read it once, slowly, to yourself.",
  },
  act: {
    title: "One thing, within a minute",
    low: {
      day: "Choose something that moves, and follow it with your eyes until it stops or is gone.",
      night: "Find three sounds you can hear, the nearest first. The fridge counts.",
    },
    middle: {
      day: "Press both feet to the floor, then let go. Five times.",
      night:
        "Go from your shoulders to your toes, and find each place that the blanket or your clothes touch.",
    },
    high: {
      day: "Hold your hands in cold water, or hold something cold. Follow only what your hands feel.",
      night: "Put on one light and sit up. Say aloud the names of five things you can see.",
    },
    done: "I did it",
    skip: "Not this time",
  },
  after: {
    title: "How loud is it now?",
    text: "Only if you’d like to know.",
    skip: "Finish without measuring",
  },
  end: {
    quieter: {
      title: "It’s a little quieter",
      text: "Go back slowly to what you were doing. If you were on your way to rest, go there.",
    },
    still: {
      title: "It’s still loud",
      text: "Some sounds don’t settle in a minute. Listen to someone’s voice, or go to another place.",
    },
    unknown: {
      title: "That was the minute",
      text: "Go back slowly to what you were doing. Come here when it’s loud again.",
    },
    home: "Go to home",
    again: "Once more",
  },
  heavy: "If it’s too much to bear alone, please call.",
  help: { title: "First, there’s someone to talk to" },
} satisfies Translated<typeof ko>;
