import type { UserProgram } from "@mindle/domain/api/user-program";
import { useEffect, useState } from "react";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import {
  isOpenedByWelcomeCoupon,
  welcomeCouponSettled,
} from "../../../platform/purchase/welcome-coupon-grant.ts";

/**
 * Whether a programme is about to open for a user, whose welcome coupon is being redeemed. `programs` are the user's, undefined
 * until they are known.
 */
export function useIsOpening(
  uid: string | undefined,
  programId: string,
  programs: readonly UserProgram[] | undefined,
): boolean {
  const queryClient = useQueryClient();
  const [settledFor, setSettledFor] = useState<string>();
  const isExpected =
    uid !== undefined && programs !== undefined && isOpenedByWelcomeCoupon(programId, programs);
  useEffect(() => {
    if (!isExpected) return undefined;
    let isCurrent = true;
    void welcomeCouponSettled(uid, queryClient).then(() => {
      if (isCurrent) setSettledFor(uid);
    });
    return () => {
      isCurrent = false;
    };
  }, [isExpected, uid, queryClient]);
  return isExpected && settledFor !== uid;
}
