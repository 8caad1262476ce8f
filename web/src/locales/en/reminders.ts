import type ko from "../ko/reminders.ts";
import type { Translated } from "../types.ts";

export default {
  lead: "Good habits beget good results.",
  daily: "Get reminders for {{product}} on your days",
  on: "We’ll remind you {{days}} at {{time}}.",
  onAfterPause: "Resting for now. From {{day}} on we’ll remind you {{days}} at {{time}} again.",
  off: "Off for now.",
  byMail: "By e-mail to {{email}}",
  every: { day: "every day", weekday: "on weekdays", weekend: "at weekends" },
  time: {
    label: "Time of the reminder",
    earlier: "Five minutes earlier",
    later: "Five minutes later",
    typed: "Type a time",
    typedHint: "In 24 hours, such as 21:30.",
    malformed: "Please write hours and minutes with two digits each, such as 21:30.",
    between: "Reminders go out every five minutes. How about {{before}} or {{after}}?",
  },
  days: {
    label: "Days of the reminder",
    none: "No day is chosen, so no reminder will come. One day is enough.",
  },
  unsaved: "Your changes aren’t saved yet.",
  save: "Save changes",
  switchedOn: "The reminder is on.",
  switchedOff: "The reminder is off.",
  saved: "Saved.",
  problems: {
    edits: {
      unavailable:
        "There’s no connection, so this wasn’t saved. What you chose is still here. Please try again in a moment.",
      busy: "That was a lot of changes at once. What you chose is still here. Please try again in a minute.",
      other: "We couldn’t save this. What you chose is still here. Please try again in a moment.",
    },
    switch: {
      unavailable:
        "There’s no connection, so nothing was changed. Your reminder is as it was. Please try again in a moment.",
      busy: "That was a lot of changes at once. Your reminder is as it was. Please try again in a minute.",
      other: "We couldn’t change this. Your reminder is as it was. Please try again in a moment.",
    },
  },
  push: {
    title: "On this device too?",
    off: "It appears quietly at the time you chose, and says nothing about you: others may see your screen.",
    on: "It appears on this device as well, and says nothing about you.",
    denied:
      "This browser blocks notifications. Allow them for this site in the browser’s settings, then come back.",
    unsupported: "This browser can’t show notifications. Your e-mail comes all the same.",
    needsHomeScreen:
      "On an iPhone or iPad, notifications come to apps on the home screen only. Press your browser’s share button and choose “Add to Home Screen”. Open it from there, sign in, and you can turn them on here. Your e-mail comes all the same.",
    enable: "Show it here too",
    disable: "Not on this device",
    enableFailed:
      "We couldn’t register this device. Your reminder by e-mail is as it was. Please try again in a moment.",
    disableFailed: "It isn’t turned off yet. Your reminder is as it was. Please try again in a moment.",
  },
  pause: {
    title: "Take a break from reminders?",
    about: "For a week, nothing comes by e-mail or on your screen. The time you chose stays as it is.",
    start: "Pause for a week",
    paused: "Reminders are resting",
    until: "They start again on {{day}}. You miss nothing by resting.",
    resume: "Send them again now",
  },
  dated: {
    title: "Days for looking back",
    cancel: "Remove",
    cancelNamed: "Remove the reminder of {{day}}, {{title}}",
    ask: {
      title: "Remove this reminder?",
      text: "You won’t be reminded on {{day}}. To have it again, finish that step once more.",
      keep: "Keep it",
    },
    cancelled: "Removed. Finish its step once more to have it again.",
  },
  failed: "We couldn’t load your reminder. It is still set as it was. Please try again in a moment.",
} satisfies Translated<typeof ko>;
