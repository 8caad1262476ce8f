/** Why a purchase did not open anything. */
export type PurchaseProblem =
  /** The user left the store's dialog. */
  | "cancelled"
  /** It has to be approved first; it may be paid later. */
  | "pending"
  /** Nothing was asked of the store yet. */
  | "not-started"
  /** The store did not carry it out. */
  | "store"
  /** It is paid, and the server could not be reached: it is finished later, without another payment. */
  | "unsettled"
  /** The payment is another account's, or a family member's. */
  | "not-theirs"
  /** The server does not accept the payment for another reason. */
  | "refused";

/** The purchase of one package, by its slug. */
export type PurchaseState =
  | { readonly status: "ready" }
  | { readonly status: "purchasing"; readonly slug: string }
  | { readonly status: "success"; readonly slug: string }
  | { readonly status: "fail"; readonly slug: string; readonly problem: PurchaseProblem };

export type PurchaseEvent =
  | { readonly type: "start"; readonly slug: string }
  /** A payment for the package was accepted: the one that was asked for, or one that came late. */
  | { readonly type: "settled"; readonly slug: string }
  | { readonly type: "failed"; readonly slug: string; readonly problem: PurchaseProblem }
  /** What came of the last purchase was seen. */
  | { readonly type: "dismiss" };

export const READY: PurchaseState = { status: "ready" };

/**
 * The state after an event. A purchase starts only from `ready`; events of another package, and those that come too late,
 * change nothing. A payment that is accepted after all makes a failed purchase a success.
 */
export function nextState(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  switch (event.type) {
    case "start":
      return state.status === "ready" ? { status: "purchasing", slug: event.slug } : state;
    case "settled":
      return (state.status === "purchasing" || state.status === "fail") && state.slug === event.slug
        ? { status: "success", slug: event.slug }
        : state;
    case "failed":
      return state.status === "purchasing" && state.slug === event.slug
        ? { status: "fail", slug: event.slug, problem: event.problem }
        : state;
    case "dismiss":
      return state.status === "purchasing" ? state : READY;
  }
}
