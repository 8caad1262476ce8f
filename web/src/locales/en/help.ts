import type ko from "../ko/help.ts";
import type { Translated } from "../types.ts";

export default {
  title: "There is someone to talk to, now",
  lead: "If you feel like harming yourself or you’re in danger, call right away. You don’t need the right words.",
  call: "Call",
  elseTitle: "If calling is too hard",
  nearby: "Text someone close: “Can you be with me right now?”",
  place: "Don’t stay alone. Go somewhere bright where there are people.",
  breath: "Feel your feet on the floor and let each breath out a little longer than the one in.",
  checked: "Numbers last checked on {{date}}",
  notEmergency: "{{product}} is not an emergency service. Nobody reads what you write here as you write it.",
  otherCountry: "In another country, call its emergency number.",
} satisfies Translated<typeof ko>;
