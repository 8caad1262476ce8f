import type {} from "i18next";

/** The namespaces: one per feature folder, or several that begin with its name. The Korean catalogues define the keys. */
interface Catalogues {
  readonly common: typeof import("./ko/common.ts").default;
  readonly "about-us": typeof import("./ko/about-us.ts").default;
  readonly auth: typeof import("./ko/auth.ts").default;
  readonly "auth-link": typeof import("./ko/auth-link.ts").default;
  readonly "auth-password": typeof import("./ko/auth-password.ts").default;
  readonly catalog: typeof import("./ko/catalog.ts").default;
  readonly developer: typeof import("./ko/developer.ts").default;
  readonly "exit-popup": typeof import("./ko/exit-popup.ts").default;
  readonly help: typeof import("./ko/help.ts").default;
  readonly "help-card": typeof import("./ko/help-card.ts").default;
  readonly home: typeof import("./ko/home.ts").default;
  readonly journal: typeof import("./ko/journal.ts").default;
  readonly landing: typeof import("./ko/landing.ts").default;
  readonly loud: typeof import("./ko/loud.ts").default;
  readonly splash: typeof import("./ko/splash.ts").default;
  readonly meta: typeof import("./ko/meta.ts").default;
  readonly mypage: typeof import("./ko/mypage.ts").default;
  readonly "mypage-delete": typeof import("./ko/mypage-delete.ts").default;
  readonly reminders: typeof import("./ko/reminders.ts").default;
  readonly "policy-privacy": typeof import("./ko/policy-privacy.ts").default;
  readonly "policy-usage": typeof import("./ko/policy-usage.ts").default;
  readonly "program-endings": typeof import("./ko/program-endings.ts").default;
  readonly "program-schedule": typeof import("./ko/program-schedule.ts").default;
  readonly purchase: typeof import("./ko/purchase.ts").default;
  readonly "error-reference": typeof import("./ko/error-reference.ts").default;
  readonly assessment: typeof import("./ko/assessment.ts").default;
  readonly "assessment-nudge": typeof import("./ko/assessment-nudge.ts").default;
  readonly "assessment-questions": typeof import("./ko/assessment-questions.ts").default;
  readonly "assessment-result": typeof import("./ko/assessment-result.ts").default;
  readonly "assessment-result-details": typeof import("./ko/assessment-result-details.ts").default;
  readonly space: typeof import("./ko/space.ts").default;
  readonly tutorial: typeof import("./ko/tutorial.ts").default;
  readonly viewer: typeof import("./ko/viewer.ts").default;
  readonly offer: typeof import("./ko/offer.ts").default;
}

export type Namespace = keyof Catalogues;

/** The same keys as `Source` with texts of another language: `export default { … } satisfies Translated<typeof ko>`. */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Catalogues;
  }
}
