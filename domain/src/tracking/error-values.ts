// What events say of an error. Apart from names.ts, which is in the first script of every page.

/** A short name from code, such as `TypeError` or `auth/popup-closed`; never a message. */
export const CODE_NAME =
  /^(auth|api|engine|bridge|purchase)\/[a-z-]{1,48}$|^[A-Z][A-Za-z]{0,30}Error$|^Error$/;

/** The id of a build of the client. */
export const BUILD_ID = /^[0-9a-f]{12}$/;

/** A place in a file of the build: its name below `/assets`, line and column, such as `main-B3xYz_1a.js:1:23456`. */
export const FRAME = /^[A-Za-z0-9_-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

export const MAX_FRAMES = 10;
