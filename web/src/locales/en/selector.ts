import type selector from "../ko/selector.ts";
import type { Translated } from "../types.ts";

export default {
  title: "What best describes you?",
  lead: "We’ll pick the journey that fits your answer.",
  wishes: {
    quick: {
      title: "I want a quick solution",
      text: "A short way, beginning with what helps today",
    },
    root: {
      title: "I want to get to the root of my issues",
      text: "The whole way, taking time to see where it comes from",
    },
    both: {
      title: "Both",
      text: "Something for today, and a look at what lies beneath",
    },
  },
  problem: "Please select best describes one",
  next: "Show my journey",
} satisfies Translated<typeof selector>;
