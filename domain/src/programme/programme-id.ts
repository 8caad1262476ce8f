/** Id of a programme, such as `um-eng-v2s`. Apart, because every page has the routes that read it. */
export const PROGRAMME_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** The programme that everybody may begin with, after a result and without a purchase. */
export const TRIAL_PROGRAM_ID = "um-eng-v2s";
