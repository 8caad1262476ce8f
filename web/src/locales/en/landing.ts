import type landing from "../ko/landing.ts";
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
  names: {
    Riggy: "Riggy",
    Pleaser: "Pleaser",
    Shelly: "Shelly",
    Jumpy: "Jumpy",
    Flippy: "Flippy",
  },
  try: "Try for free",
  tryNote: "No sign-in · about 5 minutes",
  claims: {
    title: "Tend it, then let it go",
    lead: "A dandelion grows through pavement. A little each day is enough for a mind, too.",
    calmer: "less stressed in 30 days",
    helpful: "of those surveyed found it helpful",
    mood: "saw their mood improve",
    experts: "Written by psychiatrists and psychologists",
    survey: "Survey of {{product}} users",
    team: "As stated by the {{product}} team",
    footnote: "When the surveys were held and how many answered will stand here as soon as it is ready.",
  },
  reviews: {
    title: "People who went first",
    loading: "Loading their stories",
    failed: "The stories didn’t arrive.",
    retry: "Load them again",
    empty: "No stories have arrived yet.",
    illustrative: "An example written by us",
    source: "Source: {{source}}",
    stars: "{{count}} of 5 stars",
  },
  closing: {
    title: "Which child is speaking up today?",
    lead: "Once it has a name, it’s easier to look after.",
  },
  footer: {
    label: "More",
    contact: "Contact us",
    help: "Get help now",
    note: "{{product}} is a tool for reflection. It doesn’t replace diagnosis or treatment. For people of 18 and over.",
  },
} satisfies Translated<typeof landing>;
