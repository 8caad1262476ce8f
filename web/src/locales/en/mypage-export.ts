import type ko from "../ko/mypage-export.ts";
import type { Translated } from "../types.ts";

export default {
  title: "My story with {{product}}",
  lead: "Downloaded on {{date}}. You can print it or save it as a PDF.",
  unsaid: "Not given",
  yes: "Yes",
  no: "No",
  about: {
    title: "About me",
    nothing: "Nothing is stored about you.",
    since: "Here since",
  },
  results: {
    title: "Test results",
    nothing: "You haven’t taken the test yet.",
    nickname: "Name given",
    chosen: "Children chosen",
    email: "E-mail given",
    noEmail: "Not given",
    grades: "How loud each child is",
    questions: "Questions and my answers",
  },
  programmes: {
    title: "Programmes",
    nothing: "There are no programmes yet.",
    open: "Open",
    period: "from {{from}} to {{to}}",
    finished: "Finished steps",
    step: "Session {{session}}, step {{step}}",
  },
  written: {
    title: "What I wrote and chose",
    nothing: "You haven’t written anything in a programme yet.",
  },
  reminders: {
    title: "Reminders",
    nothing: "No reminder is set.",
    time: "Time",
    days: "Days",
    noDay: "No day is chosen",
    state: "State",
    on: "On",
    off: "Off",
  },
  purchases: {
    title: "Purchases",
    nothing: "You haven’t bought anything.",
    date: "Date of purchase",
    price: "Price",
    status: "State",
    payment: "App Store payment number",
    statuses: {
      created: "Waiting for payment",
      cancelled: "Cancelled",
      success: "Paid",
    },
  },
  coupons: {
    title: "Coupons",
    nothing: "You haven’t redeemed a coupon.",
    date: "Redeemed on",
    programmes: "Opened",
  },
  mails: {
    title: "Mails to me",
    nothing: "We haven’t sent you any mail.",
    to: "Sent to",
  },
  others: {
    title: "Other records",
    lead: "We have no words for these yet. This is exactly how they are stored.",
  },
} satisfies Translated<typeof ko>;
