import { isCouponOffered } from "../../platform/purchase/coupon-offered.ts";
import type { FeatureRoute } from "../../shell/route.ts";

/** Loaded when a route needs it: all routes are part of every page. */
const loadReads = () => import("../../platform/purchase/read-bills.ts");

export const routes: readonly FeatureRoute[] = [
  {
    path: "/purchase/history",
    name: "purchaseHistory",
    page: "history-page",
    access: "signed-in",
    namespaces: ["purchase"],
    prefetch: ({ uid, queryClient }) => {
      if (uid === undefined) return;
      // Where it cannot be loaded, the page says so.
      loadReads().then(
        ({ prefetchBills }) => prefetchBills(uid, queryClient),
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
      decide: async ({ params: { billId = "" }, uid, queryClient }) => {
        const { hasBill } = await loadReads();
        if (await hasBill(billId, uid, queryClient)) return "show";
        console.warn("error: invalid bill id");
        return { redirect: "/purchase/history" };
      },
    },
  },
  {
    path: "/purchase/coupon",
    name: "coupon",
    page: "coupon-page",
    access: "signed-in",
    namespaces: ["purchase-coupon"],
    guard: () => (isCouponOffered() ? "show" : "not-found"),
  },
];
