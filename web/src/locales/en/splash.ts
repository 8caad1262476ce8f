import type ko from "../ko/splash.ts";
import type { Translated } from "../types.ts";

export default {
  title: "{{product}}",
  lead: "On the way to tend your mind",
  waiting: "Just a moment",
  byHand: "Look around without JavaScript",
} satisfies Translated<typeof ko>;
