import { isCouponOffered } from "../../platform/purchase/coupon-offered.ts";
import { billQuery, billsQuery } from "../../platform/query/purchase.ts";
import { readCached } from "../../platform/query/query-client.ts";
import type { FeatureRoute } from "../../shell/route.ts";

export const routes: readonly FeatureRoute[] = [
  {
    path: "/purchase/history",
    name: "purchaseHistory",
    page: "history-page",
    access: "signed-in",
    namespaces: ["purchase"],
    prefetch: ({ uid, queryClient }) => {
      if (uid !== undefined) void queryClient.prefetchQuery(billsQuery(uid, null));
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
        if ((await readCached(queryClient, billQuery(uid, billId))) !== null) return "show";
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
