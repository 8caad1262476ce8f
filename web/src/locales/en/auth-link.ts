import type ko from "../ko/auth-link.ts";
import type { Translated } from "../types.ts";

export default {
  address: "E-mail",
  addressProblem: "Please enter valid email",
  notLookedUp: "Failed to find email! What you wrote is still here. Please try again in a moment.",
  register: {
    ready: {
      title: "Create account",
      text: "We’ll e-mail you a link to go on with.",
      says: "There’s plenty of room, you know.",
      send: "Send me the link",
    },
    refused: "There is an account with this e-mail already. Please sign in to it.",
    opened: {
      title: "You’re nearly there",
      says: "I wonder what to call you.",
      finish: "Create account",
    },
    invalidEmail: "The email is invalid. Please use another email.",
    wrongEmail: "The email is invalid. Please use another email: the one that got the link.",
  },
  findPassword: {
    ready: {
      title: "I forgot my password",
      text: "We’ll e-mail you a link to set a new one.",
      says: "Let’s look.",
      send: "Send me the link",
    },
    refused: "We couldn't find this email in our database.",
    opened: {
      title: "Choose a new password",
      says: "One, two, three. I’m counting.",
      finish: "Change password",
    },
    wrongEmail: "The email is invalid. Please use the email that received the verification email.",
  },
  haveAccount: "I already have an account",
  signIn: "Sign in with this e-mail",
  createAccount: "Create an account with it",
  sent: {
    title: "Check your e-mail",
    text: "Press the link in it to go on.",
    says: "I let one seed fly.",
    notes: {
      title: "Nothing there?",
      spam: "have a look in the spam folder",
      typo: "check the address for a slip",
    },
    again: "Send it again",
    wait: "You can send it again in a minute.",
    sentAgain: "Sent again. Please press the link in the newest e-mail.",
    other: "Use another address",
  },
  checking: {
    title: "Checking your link",
    says: "It only takes a moment.",
  },
  unchecked: {
    title: "We couldn’t check your link",
    text: "There is no connection. Your link is still there: check the connection, then press again.",
    says: "The wind has dropped.",
    again: "Check again",
  },
  failed: {
    title: "This link doesn’t work",
    says: "Links wilt sometimes.",
    send: "Send me a new link",
  },
  opened: {
    for: "This is for {{email}}.",
    elsewhere: "Please enter the address the link was sent to once more.",
  },
  nickname: "What should we call you?",
  nicknameLong: "A name can have 40 characters",
  nicknameProblem: "Please enter nickname",
  newPassword: "New password",
  strength: {
    none: "8 or more characters",
    short: "{{missing}} more to go",
    easy: "Easy to guess. Try a different one",
    fair: "Good. Longer is safer still",
    strong: "Very safe",
  },
  ask: {
    title: "Three things first",
    text: "This is a place for personal matters, so we ask before you start. Only this once.",
    says: "No hurry. Read as long as you like.",
    goOn: "Start",
    notSaved: "That wasn’t saved. What you chose is still here. Please press again in a moment.",
    notLoaded: "Your account didn’t load. It’s safe. Please press again in a moment.",
  },
  consent: {
    title: "Before you start",
    terms: "I agree to the terms of use",
    health: "I agree that what I write about my health in tests and programmes is used",
    age: "I am {{age}} or older",
    read: "Read",
    problem: "Please confirm all three",
  },
} satisfies Translated<typeof ko>;
