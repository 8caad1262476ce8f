import type ko from "../ko/mypage-delete.ts";
import type { Translated } from "../types.ts";

export default {
  title: "Delete Account",
  lead: "Deleting your account is irreversible. Here is what is good to know before you go.",
  lost: {
    title: "You’ll lose",
    history: "your therapy history: what you did and wrote in programmes",
    stats: "your stats: results and how they changed",
    favorites: "your favorites and reminders",
  },
  refund: {
    title: "Refunds come first",
    text: "There are no refunds for deleted accounts. If you bought something in the app store, please contact the app store for a refund first.",
  },
  keep: {
    title: "Take your records with you",
    text: "We’ll put everything you left here into a file. It’s saved on this device only.",
    html: "Download to read",
    json: "Download as data",
    progress: "{{count}} records gathered",
    done: "Downloaded",
    failed: "Not all records arrived. They’re still in your account. Please press again in a moment.",
  },
  remove: "Delete my account",
  confirm: {
    title: "Are you sure?",
    text: "Deleted accounts will be lost forever.",
    remove: "Delete",
  },
  prove: {
    title: "Is it you?",
    text: "You signed in a while ago. We ask once more, so that nobody else can delete your account.",
    password: "Password",
    enter: "Confirm",
    google: "Confirm with Google",
    apple: "Confirm with Apple",
    signInAgain: "Please sign in again. Then you can delete your account.",
    toSignIn: "Go to sign-in",
    problems: {
      credentials: "That password isn’t right.",
      tooMany: "Too many attempts for now. Please try again in a little while.",
      offline: "You’re offline. Please check your connection and try again.",
      popupBlocked: "The window was blocked. Please allow popups and try again.",
      unknown: "That didn’t work. Please check that it’s the same account and press again.",
    },
  },
  running: "Deleting your account",
  failed: "Your account wasn’t deleted. Nothing is lost yet. Please press again in a moment.",
  unsure:
    "We couldn’t confirm whether it’s deleted. It may be under way already. Please check your connection and press again: we’ll finish it and tell you.",
  gone: {
    title: "Goodbye, and thank you",
    text: "Your account and all your records are deleted. Nothing of yours is left on this device either.",
    wish: "Wherever you are, we hope your mind is at ease.",
    home: "Home",
  },
} satisfies Translated<typeof ko>;
