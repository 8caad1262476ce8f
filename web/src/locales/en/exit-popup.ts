import type ko from "../ko/exit-popup.ts";
import type { Translated } from "../types.ts";

export default {
  unknown: {
    title: "One moment before you go",
    text: "Busy right now? We’ll e-mail you the free test, to open whenever it suits you.",
    email: "E-mail",
    problem: "Please enter valid email",
    send: "Get free test",
  },
  known: {
    title: "Would you like to feel a little lighter?",
    text: "We’ll send the free test to {{email}}.",
    yes: "Yes, please",
    no: {
      specified: "No, I don’t want to feel better",
      plain: "No, thank you",
    },
  },
  signed: "Yours, Mindle",
  note: "By sending you agree to get the test and our news by e-mail. Every e-mail lets you stop.",
  failed: "We couldn’t take your address just now. It’s still here: please try again in a moment.",
  done: {
    title: "Got it",
    text: "We’ll e-mail you the free test. You’re welcome to go on here, too.",
    close: "OK",
  },
} satisfies Translated<typeof ko>;
