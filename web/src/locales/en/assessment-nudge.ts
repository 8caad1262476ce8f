import type ko from "../ko/assessment-nudge.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Let’s tailor {{product}} to your life",
  lead: "Tell us how you’ve been lately. Together we’ll find where to begin.",
  start: "Get started",
  login: "Already using {{product}}? Log in",
} satisfies Translated<typeof ko>;
