import type { ErrorCode } from "@mindle/domain/api/errors";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { redeemCode } from "../../platform/purchase/redeem-code.ts";
import { useSave } from "../../platform/query/use-save.ts";

/** What happens to the voucher: nothing yet, it is being redeemed, it is redeemed, or it was refused. */
export type CouponState = "입력" | "처리중" | "등록성공" | "등록실패";

/** Why it was refused, as a person can act on it. */
export type CouponProblem =
  | "unknown"
  | "ended"
  | "held"
  | "exhausted"
  | "unavailable"
  | "signedOut"
  | "other";

const PROBLEMS: Readonly<Partial<Record<ErrorCode, CouponProblem>>> = {
  "not-found": "unknown",
  // Longer than any code.
  "invalid-argument": "unknown",
  "failed-precondition": "ended",
  "already-exists": "held",
  "resource-exhausted": "exhausted",
  unavailable: "unavailable",
  unauthenticated: "signedOut",
};

/** The voucher of the screen. `submit` redeems what is typed; `reset` is for another try. */
export function useCoupon(uid: string) {
  const [text, setText] = useState("");
  const [isRedeemed, setRedeemed] = useState(false);
  const save = useSave(
    (code: string, queryClient) => redeemCode(code, uid, queryClient),
    () => setRedeemed(true),
  );
  const code = text.trim();
  const state: CouponState = isRedeemed
    ? "등록성공"
    : save.isSaving
      ? "처리중"
      : save.error === null
        ? "입력"
        : "등록실패";
  return {
    text,
    setText,
    state,
    isEmpty: code === "",
    problem: save.error === null ? undefined : problemOf(save.error),
    submit: () => {
      if (!isRedeemed) save.run(code);
    },
    reset: save.dismiss,
  };
}

function problemOf(error: Error): CouponProblem {
  return (error instanceof ApiError ? PROBLEMS[error.code] : undefined) ?? "other";
}
