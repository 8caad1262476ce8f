import type ko from "../ko/purchase.ts";
import type { Translated } from "../types.ts";

export default {
  cancelled: "Cancelled",
  history: {
    lead: "The receipts of the programmes you bought.",
    since: "Since {{date}}",
    cancelledOn: "From {{date}}",
    seeMore: "See more",
    loadMore: "Load more",
    moreFailed: "The rest didn’t load. What is above is still there.",
    failed: "Your purchases didn’t load. Nothing is lost. Please try again in a moment.",
    retry: "Load them again",
    empty: {
      title: "No purchases yet",
      text: "When you buy a programme, its receipt is kept here. Programmes you opened with a voucher have none.",
      journeys: "Look at the journeys",
    },
  },
  bill: {
    title: "Purchased Programmes",
    cancelledTitle: "Cancelled purchase",
    date: "Date of purchase",
    cancelledDate: "Date",
    price: "Price",
    total: "Total",
    number: "Purchase number",
    cancelledNote: "This purchase was cancelled, so the programme was not opened, or was closed again.",
    print: "Print",
    back: "Back to purchase history",
  },
  coupon: {
    title: "Redeem your voucher",
    lead: "Copy the code just as it is on your voucher.",
    code: "Voucher code",
    hint: "Capital and small letters make no difference.",
    redeem: "Redeem",
    redeeming: "Redeeming",
    empty: "Please enter coupon code",
    inApp: {
      title: "Vouchers can’t be redeemed in the app",
      text: "What you got with a voucher you’ve already redeemed is open here as well.",
      back: "To MY",
    },
    failure: {
      title: "Oops! Something went wrong. Please check your voucher code again.",
      reasons: {
        unknown: "We know no voucher with this code.",
        ended: "This voucher has ended or can no longer be used.",
        held: "You’ve had this programme already. This voucher is for its first time only.",
        exhausted:
          "This voucher has been used as often as it could be. If you tried many times, wait a minute and try again.",
        unavailable: "We couldn’t connect just now. Trying again never redeems a voucher twice.",
        signedOut: "You are signed out. Please sign in again first.",
        other: "Something is wrong on our side. Please try again in a moment.",
      },
      kept: "What you typed is still there.",
      again: "Try again",
    },
    success: {
      message: "Redeemed! You’re ready to begin {{product}} now",
      ok: "OK :)",
    },
    over: {
      message: "You’ve redeemed this voucher before. The time it gave you is over.",
      ok: "See my journal",
    },
  },
} satisfies Translated<typeof ko>;
