import type ko from "../ko/policy-usage.ts";
import type { Translated } from "../types.ts";

export default {
  effective: "In effect since",
  contents: "Contents",
  lead: "What we and you can count on when you use {{product}}.",
  short: {
    title: "In short",
    list: [
      "{{product}} is a tool for reflection. It is no diagnosis, no treatment and no emergency service.",
      "It is for people of {{minimumAge}} and over.",
      "Subscriptions bought online are refunded within {{moneyBackDays}} days. For what you bought in an app store, please ask the store.",
      "What you write is yours.",
    ],
  },
  sections: {
    agreement: {
      title: "About these terms",
      text: [
        "These terms apply to the {{product}} web app and iOS app, and to the test and programmes in them. By using the service you agree to them. If you don’t agree, please don’t use it.",
        "Our privacy policy says who operates the service, where, and how we handle personal data.",
      ],
    },
    age: {
      title: "Who may use it",
      text: [
        "You may use the service if you are {{minimumAge}} or over. By using it you tell us that you are.",
      ],
    },
    health: {
      title: "No diagnosis, no emergency service",
      text: [
        "The test’s scores and the programmes are for looking at yourself. They don’t replace medical diagnosis, treatment or counselling. If you are in treatment, please don’t stop it without talking to your doctor.",
        "Nobody reads what you write here as you write it. If you feel that you or somebody else is in danger, call a number under ‘Get help now’ at once. You find it on every screen.",
      ],
    },
    account: {
      title: "Your account",
      list: [
        "You can take the test and see your result without an account. To go on with a programme you need one.",
        "An account is for one person. Please use an e-mail address of your own and keep your password to yourself.",
        "If you think that somebody else uses your account, tell us at once.",
        "You can delete your account at any time. Its records are then gone for good, and so is the time left on your programmes.",
        "An account and its records are deleted {{retentionYears}} years after the last login.",
      ],
    },
    conduct: {
      title: "Please don’t",
      list: [
        "pretend to be somebody else, or look into other people’s accounts or results",
        "damage the service, get around its protection or flood it with requests from a program",
        "copy its content to sell it or pass it on without permission",
        "cheat with vouchers or purchases",
      ],
      after: [
        "If this happens we may suspend or close an account. Unless it is urgent we tell you first and hear what you have to say.",
      ],
    },
    content: {
      title: "Whose content it is",
      text: [
        "The texts, pictures, characters and sounds of {{product}} belong to us or to those who let us use them. Use them freely to look after yourself; please ask before you sell or publish them. You may share the picture of your own result.",
        "What you write is yours. We store and show it only as far as the service needs.",
      ],
    },
    purchases: {
      title: "Programmes and purchases",
      list: [
        "The first two steps of a programme’s first session are open without buying anything.",
        "A programme you bought stays open for the time shown when you bought it.",
        "You see the price and conditions before you buy. In the iOS app you pay through the app store.",
        "A voucher can be used once by each person, and not exchanged for money.",
        "Beta programmes are free, and may change or end.",
      ],
    },
    refunds: {
      title: "Refunds",
      list: [
        "A subscription bought from us online is refunded in full if you ask within {{moneyBackDays}} days of buying it. You need not say why.",
        "We can’t refund what you bought in an app store. Please ask the store; its rules apply.",
        "Once an account is deleted we can no longer tell what you bought. If you want a refund, please ask before you delete it.",
      ],
      after: [
        "Rights that the law gives you as a consumer, such as withdrawing from a purchase, stay as they are.",
      ],
    },
    changesToService: {
      title: "When the service changes or stops",
      text: [
        "We may change functions and content to make them better, and the service may stop for a while for repair. If we can no longer show you a programme you bought, we tell you in advance and pay back what you couldn’t use.",
      ],
    },
    liability: {
      title: "How far we are liable",
      text: [
        "We make the service with care, but can’t promise that it always runs or that it helps everybody.",
        "For damage caused by the service, whatever the reason, we owe at most {{liabilityCapUsd}} US dollars in all.",
        "This limit doesn’t apply to liability that the law doesn’t let us limit, such as for damage done on purpose or through gross negligence, or for injury to life or body.",
      ],
    },
    claims: {
      title: "How long you can claim",
      text: [
        "Please raise a claim about the service within {{claimLimitYears}} year of what it is about. Where the law gives you longer and doesn’t allow less, that time applies.",
      ],
    },
    law: {
      title: "If we disagree",
      text: [
        "Please write to us first; most things can be settled by talking. The law of the Republic of Korea applies to these terms. What the law of the place you live in gives you as a consumer stays yours.",
      ],
    },
    changes: {
      title: "When these terms change",
      text: [
        "We write here in advance what will change and when. If a change is to your disadvantage and you have an account, we also e-mail you. If you don’t agree, you can delete your account before it takes effect.",
        "If a part of these terms doesn’t hold, the rest still does. If the Korean and English texts differ, the Korean one counts.",
      ],
    },
    contact: {
      title: "Contact",
      text: ["If you have a question, please write to us at any time."],
    },
  },
  other: "Please read our privacy policy, too.",
} satisfies Translated<typeof ko>;
