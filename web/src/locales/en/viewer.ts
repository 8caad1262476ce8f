import type ko from "../ko/viewer.ts";
import type { Translated } from "../types.ts";

export default {
  loading: "Loading content...",
  failed: "The content did not load",
  failedText: "Your answers are safe on this device. Open it again in a moment.",
  offlineText: "Your answers are safe on this device. Open it again once you are connected.",
  serverSaid: "The server said: {{message}}",
  noStep: "This step is not here yet",
  noStepText: "Once it is ready, you can open it from the list of steps. Your answers are safe.",
  retry: "Load again",
  invalidPath: "this is an invalid path",
  invalidPathText: "Have another look at the address, or choose from the list of steps.",
  unknownView: "This page cannot be opened yet",
  missingData: "missing data key: a picture or text is not there. You can go on with the rest.",
  toSchedule: "To the list of steps",
  previous: "Previous page",
  place: "{{step}} · page {{page}} of {{last}}",
  saved: "Saved",
  savedHere: "Saved on this device",
  savedUntilTomorrow:
    "You have written a great deal today. The rest is saved on this device, and is sent when you open it here tomorrow.",
  blocked: "This browser keeps nothing. Go on while you are connected, and your answers are saved.",
  refused: "submission error: this answer could not be saved",
  refusedText: "Your words are still on this screen. You may want to copy them.",
  copy: "Copy my words",
  copied: "Copied",
  copyFailed: "It could not be copied. Press and hold the text to copy it.",
  reminds: "We’ll ask how it went on {{day}}. If you’d rather not, remove it in MY, under Notification.",
  readOnly: "This page is answered once. For now it can only be read.",
  other: {
    name: "Answers set aside",
    elsewhere: "There are other answers too, written on {{when}}. Both are kept.",
    here: "These answers are from another device. What you wrote on this one on {{when}} is kept too.",
    read: "Read those answers",
    take: "Use those answers",
  },
} satisfies Translated<typeof ko>;
