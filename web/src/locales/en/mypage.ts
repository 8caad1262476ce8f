import type ko from "../ko/mypage.ts";
import type { Translated } from "../types.ts";

export default {
  title: "My Setting",
  signedOut: "Please Log in",
  signedOutText: "Once you’re in, your results and journeys gather here.",
  signIn: "Log in",
  nickname: "{{nickname}}",
  update: "Update",
  failed: "Your details didn’t arrive. Please press again in a moment.",
  retry: "Load again",
  picture: "A dandelion basking on the windowsill",
  menu: {
    label: "My menu",
    journal: "My {{product}} Journals",
    purchases: "Purchase History",
    notifications: "Notification",
    coupon: "Redeem code",
    signOut: "Sign Out",
    everywhere: "Sign out everywhere",
  },
  everywhere: {
    title: "Sign out on every device?",
    text: "You’ll be signed out on other phones and browsers, and on this device too. Your journals and results stay in your account.",
    confirm: "Sign out",
    failed:
      "Signing out didn’t work. You’re still signed in on every device. Please check your connection and press again.",
  },
  // The dialog before a sign-out that would lose something.
  leaving: {
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
  },
} satisfies Translated<typeof ko>;
