/** Around fields whose words are stored while they are typed: the page may be loaded again. */
export const KEPT_FIELDS = "data-kept-fields";
