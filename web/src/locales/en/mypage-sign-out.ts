import type ko from "../ko/mypage-sign-out.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Something hasn’t been sent yet",
  unsent: {
    assessment: "Your answers to the test are on this device only. Signing out removes them.",
    reminder: "The reminder you chose in the test isn’t saved to your account yet.",
  },
  goOn: "Go on with the test",
  send: "Save and sign out",
  leave: "Remove and sign out",
  retry: "Sign out again",
  notSent:
    "The reminder wasn’t saved. Your choice is still here. Please check your connection and press again.",
  failedTitle: "You’re still signed in",
  failed: "Signing out didn’t work. Please press again in a moment.",
} satisfies Translated<typeof ko>;
