/** Set while somebody is signed in, so that a visitor's browser never loads the sign-in library for nothing. */
export const SIGNED_IN_KEY = "signedIn";

/** Set in this tab while it is away at the provider's page. */
export const REDIRECT_KEY = "signInRedirect";
