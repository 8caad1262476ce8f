import type ko from "../ko/auth-password.ts";
import type { Translated } from "../types.ts";

export default {
  says: "I’ll count the new one, too.",
  current: "Current password",
  next: "New password",
  confirmation: "New password once more",
  placeholder: "At least 1 symbol, digit and letter",
  problem: "Oops! Please try again.",
  reasons: {
    short: "Passwords have 8 or more characters.",
    mismatch: "The two new passwords differ. Please write the same one twice.",
    credentials: "The current password isn’t right.",
  },
  save: "Change password",
  forgot: "I forgot my current password",
  offline: "It wasn’t changed. Please check the connection and try again.",
  tooMany: "Too many attempts. Your password is still the old one. Please try again in a little while.",
  byProvider: "Password change is only available if you’re logged in using your e-mail.",
  notLoaded: "Your account didn’t load. Your password is still the same.",
  done: {
    title: "Your password is changed",
    text: "Please use the new one from now on. Your other devices are signed out.",
    says: "I can stop counting now.",
    back: "Go to MY",
    goOn: "Go on",
  },
} satisfies Translated<typeof ko>;
