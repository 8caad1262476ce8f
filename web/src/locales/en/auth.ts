import type ko from "../ko/auth.ts";
import type { Translated } from "../types.ts";

export default {
  login: {
    title: "Good to meet you",
    text: "Sign in to keep your results in one place.",
    textAfterTest: "Your result is ready. Sign in to keep it as yours.",
    google: "Continue with Google",
    createAccount: "Create account",
    email: "Sign in with e-mail",
    skip: "Skip to results",
    withoutLogin: "Continue without Login",
    inApp: "Google sign-in doesn’t work inside the app you’re in.",
  },
  email: {
    title: "Sign in with e-mail",
    text: "Enter the e-mail and password of your account.",
    address: "E-mail",
    password: "Password",
    addressProblem: "Please enter valid email",
    passwordProblem: "Enter 8 or more characters",
    enter: "Sign in",
  },
  register: {
    title: "Create account",
    text: "All you need is an e-mail address and a password.",
    passwordHint: "8 or more characters",
    haveAccount: "I already have an account",
  },
  signedIn: {
    title: "Good to see you again",
    text: "You’re signed in as {{name}}.",
    someone: "somebody without a name",
    goOn: "Continue with this account",
    signOut: "Use another account",
  },
  waiting: "Logging in",
  problemTitle: "Just a moment",
  problems: {
    credentials: "The e-mail or the password isn’t right.",
    emailInUse: "There is an account with this e-mail already. Please sign in to it.",
    invalidEmail: "Please check the e-mail address.",
    weakPassword: "Please choose a longer or less simple password.",
    otherMethod: "This e-mail signed up another way. Please sign in that way.",
    disabled: "This account can no longer be used.",
    tooMany: "Too many attempts. Please try again in a little while.",
    offline: "There’s no connection. Please check it and try again.",
    popupBlocked: "The sign-in window was blocked. Please allow it and try again.",
    cancelled: "Sign-in was stopped.",
    account: "You’re signed in, but your account didn’t load. Please continue in a moment.",
    unknown: "Something unexpected happened. Please try again in a moment.",
  },
  local: {
    title: "Which address would you like to be?",
    text: "This sign-in works on this computer only. Google isn’t contacted.",
    enter: "Enter with this address",
  },
} satisfies Translated<typeof ko>;
