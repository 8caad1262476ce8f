import type ko from "../ko/meta.ts";
import type { Translated } from "../types.ts";

export default {
  landing: "Five minutes to meet your inner child: the habit of mind that wears you out most.",
  splash: "Opening {{product}}.",
  aboutUs: "Why we made {{product}}, and what people found on the way.",
  esg: "What {{product}} does for people and society.",
  nudge: "Begin to look after yourself in a way that fits your life.",
  assessment: "Thirty-five sentences to find your inner child. It takes about five minutes.",
  result: "Read what your five inner children have to say.",
  login: "Sign in to {{product}}.",
  register: "Create your {{product}} account.",
  tutorial: "How {{product}} helps, in five scenes.",
  tutorialDone: "Ready to meet your inner child.",
  voucher: "See what is in the programme for your inner child and reserve your discount.",
  voucherSelector: "Choose the programme that suits you now.",
  betaTrial: "See what is in the programme for perfectionism.",
  privacy: "Which data {{product}} handles, why, and when it is erased.",
  usage: "What we promise each other when you use {{product}}.",
  space: "A place to rest.",
  help: "Telephone numbers of people you can talk to right now.",
  developer: "Settings for developers.",
  catalog: "A programme for each inner child.",
  notifications: "Choose when to be reminded.",
  notFound: "There is no such page.",
} satisfies Translated<typeof ko>;
