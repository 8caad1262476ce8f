/**
 * The cookie of a browser in which an account is used; its value is always 1. It is set by the server, because Safari deletes all
 * that scripts have stored, a sign-in too, after seven days without a visit.
 */
export const ACCOUNT_COOKIE = "hasAccount";

/** How long it is kept after the last visit, in seconds: browsers keep no cookie longer. */
export const ACCOUNT_COOKIE_SECONDS = 400 * 24 * 60 * 60;
