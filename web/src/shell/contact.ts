/** Where people can write to us. The domain is reserved for examples until the product has one of its own. */
export const CONTACT_EMAIL = "hello@mindle.example";
