import type ko from "../ko/about-us.ts";
import type { Translated } from "../types.ts";

export default {
  lead: "{{product}} began with a dandelion on a street corner.",
  dandelion: "The dandelion",
  story: {
    title: "The dandelion and the five children",
    alone: {
      caption: "On a street corner, between two paving stones, there lived a dandelion.",
      mindle: "Small place. Good light.",
    },
    riggy: {
      caption: "The first child brought a ruler.",
      riggy: "Your left leaf is 3 mm too long.",
      mindle: "Yes. That’s where the sun comes up.",
    },
    pleaser: {
      caption: "The second began with an apology.",
      pleaser: "I’m in your light, aren’t I? Sorry. Sorry for saying sorry so much.",
      mindle: "I was too warm anyway. Stay a while?",
    },
    jumpy: {
      caption: "The third hardly touched the ground.",
      jumpy: "What if it rains? What if it doesn’t?",
      mindle: "Then I’ll be wet. Or dry.",
    },
    shelly: {
      caption: "The fourth said nothing for three days. The dandelion sat with it and said nothing, too.",
      shelly: "… Hi.",
      mindle: "Hi.",
    },
    flippy: {
      caption: "The fifth came stamping.",
      flippy: "WHO put all these stones here?!",
      mindle: "It made me angry, too. That’s how I got through.",
    },
    night: {
      caption: "That night the five sat side by side for the first time. Nothing had been fixed.",
      riggy: "About those 3 mm. Let’s leave them.",
    },
    wind: {
      jumpy: "Where are they GOING?!",
      mindle: "To the next street corner.",
      caption: "A wind came up, and the dandelion let go of its seeds. One of them is on its way to you.",
    },
  },
  description: {
    title: "What we do",
    text: "{{product}} doesn’t see a heavy mind as something to get rid of. We see a child who asks to be looked after. A five-minute test lets you meet it; a programme of short steps helps you look after it, a little at a time.",
    missionLabel: "Our mission",
    mission: "That everyone can tend their own mind, right where they are.",
    ways: {
      tend: { title: "Tend, don’t fix", text: "We don’t tell you to change. First we look at how you feel." },
      little: {
        title: "A little at a time",
        text: "A step takes two stops on the underground. Resting is fine.",
      },
      together: {
        title: "Never left alone",
        text: "From every screen you can find somebody to talk to at once.",
      },
    },
  },
  survey: {
    title: "What people told us",
    titleExamples: "What a survey is still to show",
    footnote:
      "These figures are illustrations. Once we have run a survey, its figures replace them, with who was asked and when.",
  },
  graph: {
    title: "{{percent}}% less stressed in {{days}} days",
    label:
      "Stress over {{days}} days. If it was {{from}} on the first day, it is {{to}} after {{days}} days.",
    level: "Stress (first day = 100)",
    day: "Days since the start",
    days: "{{days}}",
    caption:
      "The solid dots come from the survey. The dashed line between them is an illustration: nothing was measured there.",
    captionExample: "An illustration: neither the dots nor the dashed line were measured.",
    table: "Show as a table",
    columnDay: "Day",
    columnLevel: "Stress",
    columnKind: "Kind of value",
    measured: "survey",
    illustrative: "illustration",
  },
  try: {
    title: "Which child lives on your street corner?",
    button: "Try for free",
  },
  esgTeaser: {
    title: "From one mind to everyone’s",
    text: "What we promise the world around us.",
    link: "Read our ESG promises",
  },
  esg: {
    title: "ESG",
    lead: "Looking after your mind should not depend on your means or on where you live. So we lend a hand to two of the United Nations’ Sustainable Development Goals.",
    goal: "Sustainable Development Goal {{number}}",
    health: {
      title: "Good health and well-being",
      text: "The mind’s health is health. You should be able to look after it before it hurts, and before it hurts more.",
      list: [
        "The test and its result are free, without signing in.",
        "Every screen leads straight to crisis lines, with where the numbers were looked up, and when.",
        "We don’t diagnose. Where a score gives cause for worry, we show where to find help before anything that is for sale.",
      ],
    },
    inequality: {
      title: "Reduced inequalities",
      text: "Looking after your mind takes money, time and courage. We make it take less.",
      list: [
        "Plain words, and everything alike in Korean and English.",
        "Made to be used without seeing the screen, with one finger, and on a slow connection. We hold ourselves to level AA of the Web Content Accessibility Guidelines (WCAG 2.2).",
        "No need for a good phone. It opens in a browser, with nothing to install.",
      ],
    },
    conduct: {
      title: "How we work",
      list: [
        "We don’t sell what you answer and don’t use it for advertising.",
        "We don’t scare or hurry you into staying. Nobody counts the days you rest.",
        "We keep pages light. Sending less takes less power.",
      ],
    },
    measures: {
      title: "Figures we will show",
      text: "We have no figures to tell yet, and don’t make any up. Once measured, they will stand here, with how we measured them.",
      list: [
        "how many people finished the free test, and how often ‘Get help now’ was opened",
        "how many accessibility faults were found, and how many were mended",
        "how much data it takes to open a screen",
      ],
    },
    back: "Back to our story",
  },
} satisfies Translated<typeof ko>;
