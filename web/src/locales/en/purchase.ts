import type ko from "../ko/purchase.ts";
import type { Translated } from "../types.ts";

export default {
  names: {
    Riggy: "Riggy",
    Pleaser: "Pleaser",
    Jumpy: "Jumpy",
    Shelly: "Shelly",
    Flippy: "Flippy",
  },
  cancelled: "Cancelled",
  history: {
    title: "Purchase history",
    lead: "The receipts of the programmes you bought.",
    since: "Since {{date}}",
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
    date: "Date of purchase",
    price: "Price",
    total: "Total",
    number: "Purchase number",
    cancelledNote: "This purchase was cancelled, so the programme was not opened, or was closed again.",
    print: "Print",
    back: "Back to purchase history",
  },
} satisfies Translated<typeof ko>;
