import type { FeatureRoute } from "../../shell/route.ts";

/** Loaded when a route needs it: all routes are part of every page. */
const loadReads = () => import("../../platform/data/purchase.ts");

const INVALID_BILL = { redirect: "/purchase/history" };

export const routes: readonly FeatureRoute[] = [
  {
    path: "/purchase/history",
    name: "purchaseHistory",
    page: "history-page",
    access: "signed-in",
    namespaces: ["purchase"],
    prefetch: ({ uid, queryClient }) => {
      // Where it cannot be loaded, the page says so.
      if (uid !== undefined)
        loadReads().then(
          (reads) => reads.prefetchBills(uid, queryClient),
          () => {},
        );
    },
  },
  {
    path: "/purchase/bill/:billId",
    name: "purchaseBill",
    page: "bill-page",
    access: "signed-in",
    namespaces: ["purchase"],
    check: {
      params: ["billId"],
      decide: async (context) => ((await (await loadReads()).hasBill(context)) ? "show" : INVALID_BILL),
    },
  },
  {
    path: "/purchase/coupon",
    name: "coupon",
    page: "coupon-page",
    access: "signed-in",
    namespaces: ["purchase"],
  },
];
