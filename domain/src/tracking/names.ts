/** Version of the event schema. */
export const TRACKING_SCHEMA = "event:v1";

/** Event types. */
export const EVENT_TYPES = ["page", "action", "participation", "error"] as const;

/** All events. */
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

/** Maximum number of events in a request. */
export const MAX_EVENTS = 100;

/** Reasons to open the exit popup. */
export const EXIT_REASONS = ["mouse-leave", "inactivity", "leave-wizard"] as const;

export type ExitReason = (typeof EXIT_REASONS)[number];

export const EXPERIMENTS = ["showCuteNotCute"] as const;

/**
 * Pattern of a client's route, such as `/voucher/:packageId`. An event names the pattern only: what stands in an address may
 * be secret. Digits, dots, `@`, `%` and `?`, which values have, do not fit.
 */
export const ROUTE_PATTERN = /^(?=.{1,80}$)(\/|(\/:?[A-Za-z][A-Za-z-]*)+)$|^not-found$/;
