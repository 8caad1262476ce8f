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
} satisfies Translated<typeof ko>;
