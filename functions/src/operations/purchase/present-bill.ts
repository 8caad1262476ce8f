import type { Bill } from "@mindle/domain/api/purchase";
import type { StoredBill } from "../../store/bills.ts";

/** Maps a bill to the API's form. */
export function presentBill({ id, status, regTime, item, product, quantity }: StoredBill): Bill {
  return {
    id,
    status,
    regTime,
    item: { packageInfo: { id: item.packageInfo.id, name: item.packageInfo.name } },
    product: { iosIap: { localizedPrice: product.iosIap.localizedPrice } },
    ...(quantity !== undefined && { quantity }),
  };
}
