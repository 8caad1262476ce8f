import type ko from "../ko/viewer.ts";
import type { Translated } from "../types.ts";

export default {
  loading: "Loading content...",
  failed: "The content did not load",
  failedText: "Your answers are safe on this device. Open it again once you are connected.",
  serverSaid: "The server said: {{message}}",
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
  blocked: "This browser keeps nothing. Go on while you are connected, and your answers are saved.",
  refused: "submission error: this answer could not be saved",
  refusedText: "Your words are still on this screen. You may want to copy them.",
  copy: "Copy my words",
  copied: "Copied",
  copyFailed: "It could not be copied. Press and hold the text to copy it.",
  readOnly: "This page is answered once. For now it can only be read.",
  other: {
    title: "There are answers from another device",
    show: "Use those answers",
  },
  help: {
    title: "Is it very hard right now?",
    text: "Your words are saved. Nobody reads what you write here. You need not bear it alone: a person is there to listen.",
    call: "Call",
    more: "More places to get help",
    stop: "Enough for today",
    goOn: "Go on",
  },
} satisfies Translated<typeof ko>;
