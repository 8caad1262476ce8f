import type start from "../ko/start.ts";
import type { Translated } from "../types.ts";

export default {
  splash: {
    title: "{{product}}",
    lead: "On the way to tend your mind",
    waiting: "Just a moment",
    byHand: "Look around without JavaScript",
  },
  nudge: {
    title: "Let’s tailor the product to your life",
    lead: "Tell us how you’ve been lately. Together we’ll find where to begin.",
    start: "Get started",
    login: "Already {{product}}? Login",
  },
} satisfies Translated<typeof start>;
