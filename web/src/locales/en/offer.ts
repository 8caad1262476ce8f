import type ko from "../ko/offer.ts";
import type { Translated } from "../types.ts";

export default {
  loading: "Loading...",
  failed: "This didn’t load.",
  retry: "Load it again",
  missing: "This programme isn’t ready yet.",
  home: "Back to the start",
  soon: "Coming soon",
  beta: "Free beta",
  back: "Back to my result",
  backShort: "My result",
  inside: {
    title: "A look inside",
    text: "Pictures and questions just as its steps have them.",
  },
  includes: {
    title: "What’s inside",
    parts: "{{count}} sessions",
    partsText: "one small step at a time",
    days: "Open for {{days}} days",
    daysText: "go slowly, come back as often as you like",
    step: "3–8 minutes a step",
    stepText: "about two stops on the subway",
  },
  outline: {
    title: "The way we’ll go",
  },
  voucher: {
    lead: "Reserve yours now and get {{percent}}% off.",
    button: "Get voucher",
    note: "When the programme opens we’ll e-mail you the voucher. For that we need your consent to e-mails. There is nothing to pay now.",
  },
  betaTrial: {
    lead: "When it opens, you can try it for free while it is in beta.",
    open: {
      lead: "Try our beta for free NOW! Limited offer",
      button: "Try for free",
    },
    held: {
      openBadge: "Open for you",
      openLead: "You have this programme already. Go on where you left off.",
      goOn: "Go on",
      endedBadge: "You’ve had it",
      endedLead: "Your time with it has ended. It’s free once only. What you wrote is safe in your journal.",
      again: "See how to open it again",
      others: "See the other programmes",
    },
    why: {
      title: "Keep wanting to do well",
      text: "This isn’t about getting rid of high standards. It’s about turning one rule that drives you hard into a kinder guideline.",
    },
    how: {
      title: "Read, write, try it small",
      text: "What you write comes back in later sessions. By the end you’ll have a manual for yourself, in your own words.",
    },
    button: "Tell me when it opens",
    note: "We’re still preparing it. Leave your e-mail, and on the day it opens you’ll get one message.",
  },
  dialog: {
    voucherTitle: "Where shall we send your voucher?",
    betaTitle: "Where shall we tell you?",
    email: "E-mail",
    emailProblem: "Please enter valid email",
    consent: "I agree to the privacy policy. (required)",
    consentProblem: "Please agree to privacy policy",
    consentNote:
      "If you agree, we e-mail you the news and the voucher you asked for. We use your address for nothing else, and every e-mail lets you stop.",
    privacy: "Privacy policy",
    send: "Send",
    close: "Close",
  },
  sent: "Got it. We’ll e-mail you when it’s ready.",
  notOpened: "The form didn’t open. Please check your connection and press again.",
  notSent: "We couldn’t take your address just now. Please try again in a moment.",
  // In the place of an offer, after a help card.
  helpFirst: {
    title: "How you are comes first today",
    text: "The programme can wait. If things are hard now, please find someone to talk to first.",
    home: "Go home",
  },
  selector: {
    title: "What best describes you?",
    lead: "We’ll pick the journey that fits your answer.",
    choices: {
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
    problem: "Please select what describes you best",
    next: "Show my journey",
  },
} satisfies Translated<typeof ko>;
