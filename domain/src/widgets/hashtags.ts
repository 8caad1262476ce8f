/** Most tags of a hashtag picker, unless its props say otherwise: the client warns before it drops the oldest. */
export const MAX_TAGS = 3;
