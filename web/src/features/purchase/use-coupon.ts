import type { ErrorCode } from "@mindle/domain/api/errors";
import { typedCode } from "@mindle/domain/purchase/coupon";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { type Save, useSave } from "../../platform/data/use-save.ts";
import { type Redeemed, redeemCode } from "../../platform/purchase/redeem-code.ts";

/** What happens to the voucher: nothing yet, it is being redeemed, it is redeemed, its time is over, or it was refused. */
export type CouponState = "입력" | "처리중" | "등록성공" | "기간종료" | "등록실패";

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
  const [redeemed, setRedeemed] = useState<Redeemed>();
  const save = useSave((code: string, queryClient) => redeemCode(code, uid, queryClient), setRedeemed);
  const code = typedCode(text);
  return {
    text,
    setText,
    state: redeemed === undefined ? stateOf(save) : stateAfter(redeemed),
    /** The programme whose time is over. */
    over: redeemed?.over,
    isEmpty: code === "",
    problem: save.error === null ? undefined : problemOf(save.error),
    submit: () => {
      if (redeemed === undefined) save.run(code);
    },
    reset: save.dismiss,
  };
}

function stateOf({ isSaving, error }: Pick<Save<string>, "isSaving" | "error">): CouponState {
  if (isSaving) return "처리중";
  return error === null ? "입력" : "등록실패";
}

function stateAfter({ over }: Redeemed): CouponState {
  return over === undefined ? "등록성공" : "기간종료";
}

function problemOf(error: Error): CouponProblem {
  return (error instanceof ApiError ? PROBLEMS[error.code] : undefined) ?? "other";
}
