/** Id of a programme, such as `um-eng-v2s`. Apart, because every page has the routes that read it. */
export const PROGRAMME_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;
