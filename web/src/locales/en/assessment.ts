import type ko from "../ko/assessment.ts";
import type { Translated } from "../types.ts";

export default {
  continue: "Continue",
  journey: "Progress of the test",
  titles: {
    email: "Get your free copy",
    nickname: "What should we call you?",
    character: "What has been wearing you out?",
    landing: "Let’s find your inner child",
    question1: "How much does this sound like you?",
    almost: "Keep going... You’re already halfway!",
    question2: "Tell us a little more",
    stress: "How stressed did you feel in the past week?",
    graph: "{{days}} days, one small step at a time",
    notification: "Get a daily reminder",
    preparing: "Preparing your result",
  },
  hints: {
    email: "We keep your result under your address. You can go on without one.",
    character: "Choose as many as feel true.",
    question1: "Don’t think too long. The first answer that comes is the one.",
    question2: "There are no right answers, only yours today.",
    notification: "A small nudge to look after yourself.",
  },
  notice: {
    title: "Before you begin",
    use: "Your answers about how you feel are used only to make your result.",
    reflection: "This is a tool for reflection, not a diagnosis.",
    emergency: "It isn’t for emergencies: for those, use “Get help now” above.",
    age: "It is for people aged 18 and over.",
    agree: "By pressing “Continue” you agree to this.",
  },
  nickname: {
    any: "A nickname is fine.",
    heard: "I’ll call you that.",
    label: "Name or nickname",
    long: "A name can have 40 characters",
    problem: "Please enter nickname",
  },
  character: {
    descriptions: {
      Riggy: "I can’t rest until it’s just right",
      Pleaser: "I never feel like enough",
      Jumpy: "My worries won’t stop",
      Shelly: "I feel alone even in company",
      Flippy: "I flare up before I know it",
    },
    problem: "Please choose at least one",
  },
  landing: {
    length: "{{count}} short sentences, about five minutes.",
    honest: "Nothing is right or wrong. Think of yourself these days.",
    pause: "You can stop any time: your answers stay on this device.",
  },
  questions: {
    count: "{{done}} of {{all}} answered",
    problem: "This one is still waiting for an answer",
  },
  almost: {
    kept: "Your answers so far are on this device only. If you take a break, come back within a week: some browsers delete them after that.",
    text: "Let your shoulders drop. Breathe in as the circle grows, and out, slowly, as it settles.",
  },
  stress: {
    low: "Hardly at all",
    high: "Hard to bear",
    unset: "Not chosen yet",
    problem: "Please select your stress level",
  },
  graph: {
    alt: "A child that sets out on a way of {{days}} days over the hills",
    claim: "{{members}} felt {{percent}}% less stressed in {{days}} days",
    without: "A little at a time is enough",
    withoutText: "You listened to yourself for a few minutes today. That is already a start.",
  },
  notification: {
    morning: "In the morning",
    morningHint: "As the day begins",
    evening: "In the evening",
    eveningHint: "As the day winds down",
    none: "No, thank you",
    noneHint: "I’ll come by when I think of it",
    kept: "Your choice is saved to your account once you sign in. Until then it stays on this device.",
  },
  email: {
    label: "E-mail",
    hint: "You may leave it empty.",
    problem: "Please enter correct email.",
    agree: "I agree to the privacy policy",
    policy:
      "If you don’t agree, your address isn’t sent. If you do, it is kept with your result and not shown to others who open it.",
  },
  preparing: {
    progress: "Progress of your result",
    text: "Reading what you told us, one answer at a time.",
    failed: "failed to submit",
    failedTitle: "Your answers are not sent yet",
    failedText: "Your answers are still on this device. Please try again in a moment.",
    kept: "Your answers are all still here.",
  },
} satisfies Translated<typeof ko>;
