import { useQuery } from "@tanstack/react-query";
import { userInfoQuery } from "./user.ts";

/**
 * Whether the user is known to have given no consents. Reads nothing itself: every sign-in reads the user, and so does the
 * welcome coupon.
 */
export function useLacksConsents(uid: string | undefined): boolean {
  const { data } = useQuery({ ...userInfoQuery(uid ?? ""), enabled: false });
  return uid !== undefined && data?.hasConsented === false;
}
