import type common from "../ko/common.ts";
import type { Translated } from "../types.ts";

export default {
  titles: {
    landing: "Meet your inner child",
    assessment: "The inner child test",
    result: "Your result",
    login: "Sign in",
    register: "Create account",
    voucher: "Get your voucher",
    betaTrial: "Beta trial",
    help: "Get help now",
    notFound: "Page not found",
  },
  language: {
    label: "Language",
    ko: "한국어",
    en: "English",
  },
  skipToContent: "Skip to content",
  getHelp: "Get help now",
  home: "Home",
  back: "Back",
  close: "Close",
  ok: "OK",
  cancel: "Cancel",
  loading: "Loading...",
  tryAgain: "Try again",
  characters: {
    Riggy: "Perfectionism",
    Pleaser: "Low self-esteem",
    Jumpy: "Anxiety",
    Shelly: "Loneliness / Not fitting in",
    Flippy: "Anger",
  },
  offline: "You’re offline right now. What you wrote is still on this device.",
  problem: {
    title: "This page stopped",
    text: "Please open it again in a moment. What you wrote is still on this device.",
    outdatedTitle: "Part of this page didn’t arrive",
    outdatedText: "Please check your connection and open it again.",
    reload: "Open again",
  },
  notFound: {
    title: "Looks like a wrong turn",
    text: "The page you’re looking for isn’t here, or has moved.",
    home: "Back to the start",
  },
} satisfies Translated<typeof common>;
