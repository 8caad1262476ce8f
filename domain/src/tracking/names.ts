/** Version of the events' form. */
export const TRACKING_SCHEMA = "event:v1";

/** Kinds of events. */
export const EVENT_TYPES = ["page", "action", "participation", "error"] as const;

/** Everything that is told of. */
export const EVENT_NAMES = [
  "page_change",
  "app_start",
  "error",
  "experiment_join",
  "schema_start",
  "schema_stage",
  "schema_submit",
  "schema_result",
  "exit_popup_show",
  "exit_popup_subscribe",
  "exit_popup_dismiss",
  "tutorial_stage",
  "tutorial_skip",
  "login",
  "logout",
  "register",
  "account_delete",
  "voucher_open",
  "voucher_subscribe",
  "step_open",
  "step_view",
  "step_finish",
  "step_locked",
  "journal_open",
  "notification_change",
  "coupon_redeem",
  "purchase_request",
  "purchase_bill",
  "purchase_success",
  "purchase_fail",
  "purchase_cancel",
  "subscription_request",
  "subscription_renew",
  "subscription_cancel_reserve",
  "subscription_cancel_revoke",
  "subscription_trial",
  "worksheet",
  "post",
  "help_open",
] as const;

/** Events of one request at most. */
export const MAX_EVENTS = 100;

/** A short name from code, such as `TypeError` or `auth/popup-closed`; never a message. */
export const CODE_NAME =
  /^(auth|api|engine|bridge|purchase)\/[a-z-]{1,48}$|^[A-Z][A-Za-z]{0,30}Error$|^Error$/;

/** Why the exit popup opened. */
export const EXIT_REASONS = ["mouse-leave", "inactivity", "leave-wizard"] as const;

export type ExitReason = (typeof EXIT_REASONS)[number];

export const EXPERIMENTS = ["showCuteNotCute"] as const;

/** Patterns of the client's routes. An event names the pattern only: what an address carries may be secret. */
export const ROUTES = [
  "/",
  "/landing/app",
  "/about-us",
  "/about-us/ESG",
  "/home",
  "/schema",
  "/schema/nudge",
  "/schema/result",
  "/schema/:stage",
  "/auth/login/:type",
  "/auth/register",
  "/auth/find-password",
  "/auth/change-password",
  "/auth/change-password-done",
  "/catalog/list",
  "/mypage",
  "/mypage/profile",
  "/mypage/deleteAccount",
  "/notification/dashboard",
  "/program/schedule/:programId",
  "/program/content/viewer/:programId/:stepId/:viewNo",
  "/program/journal",
  "/purchase/history",
  "/purchase/bill/:billId",
  "/purchase/coupon",
  "/tutorial/:stage",
  "/tutorial/done",
  "/voucher/:packageId",
  "/voucher-selector",
  "/beta-trial/:packageId",
  "/policy/privacy",
  "/policy/usage",
  "/space",
  "/help",
  "/developer",
  "not-found",
] as const;

export type Route = (typeof ROUTES)[number];

/** The route of a pattern as the router writes it, with or without a `?` at its end; `not-found` for any other. */
export function routeOf(pattern: string): Route {
  const plain = pattern.replace(/\?$/, "");
  return ROUTES.find((route) => route === plain) ?? "not-found";
}
