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

/** Why the exit popup opened. */
export const EXIT_REASONS = ["mouse-leave", "inactivity", "leave-wizard"] as const;

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
  "not-found",
] as const;
