import type ko from "../ko/help.ts";
import type { Translated } from "../types.ts";

export default {
  title: "There is someone to talk to, now",
  lead: "If you feel like harming yourself or you’re in danger, call right away. You don’t need the right words.",
  groups: {
    danger: "In danger, or unable to bear it",
    violence: "Someone is hurting me",
    young: "Young people and their parents",
    lonely: "Lonely, and in need of a talk",
    abroad: "Abroad",
    korea: "In Korea",
    us: "In the United States",
    uk: "In the United Kingdom",
    world: "Anywhere else",
  },
  text: "Text {{number}}",
  directory: "Find a helpline in your country ({{host}})",
  elseTitle: "If calling is too hard",
  nearby: "Text someone close: “Can you be with me right now?”",
  place: "Don’t stay alone. Go somewhere bright where there are people.",
  breath: "Feel your feet on the floor and let each breath out a little longer than the one in.",
  checked: "Numbers from each service’s own site, {{date}}.",
  unchecked: "Not yet checked there: {{numbers}}.",
  notEmergency: "{{product}} is not an emergency service. Nobody reads what you write here as you write it.",
  otherCountry: "In another country, call its emergency number.",
} satisfies Translated<typeof ko>;
