import type ko from "../ko/landing.ts";
import type { Translated } from "../types.ts";

export default {
  wordmark: "{{product}}",
  hero: {
    title: "What is causing you the most stress?",
    lead: "Pick one. In five minutes you’ll meet the child inside who carries it.",
    causes: "What is causing you stress",
  },
  causes: {
    Riggy: "Perfectionism",
    Pleaser: "Low self-esteem",
    Shelly: "Social isolation",
    Jumpy: "Anxiety",
    Flippy: "Anger",
  },
  try: "Try for free",
  tryNote: "No sign-in · about 5 minutes",
  lastResult: "See your last result",
  banner: {
    title: "Tend it, then let it go",
    lead: "A dandelion grows through pavement. Twice a week, a little at a time, is enough for a mind, too.",
  },
  reviews: {
    title: "Days of looking after it",
    loading: "Loading their stories",
    failed: "The stories didn’t arrive.",
    retry: "Load them again",
    empty: "No stories have arrived yet.",
    illustrative: "An example written by us",
    allIllustrative: "All of them are examples written by us.",
    source: "Source: {{source}}",
    stars: "{{count}} of 5 stars",
  },
  faq: {
    title: "Good to know",
    failed: "The questions didn’t arrive.",
    retry: "Load them again",
    more: {
      help: "Where to get help now",
      privacy: "Read the privacy policy",
      usage: "Read the terms of use",
    },
  },
  closing: {
    title: "Which child is speaking up today?",
    lead: "Once it has a name, it’s easier to look after.",
  },
} satisfies Translated<typeof ko>;
