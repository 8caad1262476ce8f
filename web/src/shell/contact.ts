/** Contact address. The domain is a placeholder until launch (docs/launch-checklist.md). */
export const CONTACT_EMAIL = "hello@mindle.example";
