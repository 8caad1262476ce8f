import type ko from "../ko/tutorial.ts";
import type { Translated } from "../types.ts";

export default {
  thoughts: {
    inside: {
      title: "Meet your inner children",
      text: "One wants to be perfect, one to please, one worries, one hides, one flares up. Each is trying to protect you.",
    },
    test: {
      title: "Five minutes to meet them",
      text: "Read short sentences and choose how much they sound like you. Your answers are used for your result only.",
    },
    steps: {
      title: "One small step at a time",
      text: "A programme is made of steps of 3–8 minutes. Take a rest, and begin again right where you were.",
    },
    person: {
      title: "In an emergency, call a person",
      text: "This is a place to reflect. It is no diagnosis and no emergency service. If it’s too much right now, press “Get help now” above.",
    },
    letGo: {
      title: "Tend it, then let it go",
      text: "A dandelion that has grown gives its seeds to the wind. What you’ve been holding on to can become that light.",
    },
  },
  skip: "Skip",
  next: "Next",
  ready: "I’m ready",
  stagesLabel: "Stages of the tour",
  stage: "Stage {{now}} of {{all}}",
  done: {
    title: "Let’s tailor {{product}} to your life",
    lead: "A name is all it takes to begin. You can log in later.",
    start: "Get Started",
    login: "Already using {{product}}? Log in",
  },
} satisfies Translated<typeof ko>;
