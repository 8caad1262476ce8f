import type {} from "i18next";
import type aboutUs from "./ko/about-us.ts";
import type assessment from "./ko/assessment.ts";
import type assessmentNudge from "./ko/assessment-nudge.ts";
import type assessmentQuestions from "./ko/assessment-questions.ts";
import type assessmentResult from "./ko/assessment-result.ts";
import type assessmentResultDetails from "./ko/assessment-result-details.ts";
import type auth from "./ko/auth.ts";
import type authLink from "./ko/auth-link.ts";
import type authPassword from "./ko/auth-password.ts";
import type catalog from "./ko/catalog.ts";
import type common from "./ko/common.ts";
import type developer from "./ko/developer.ts";
import type errorReference from "./ko/error-reference.ts";
import type exitPopup from "./ko/exit-popup.ts";
import type help from "./ko/help.ts";
import type helpCard from "./ko/help-card.ts";
import type home from "./ko/home.ts";
import type journal from "./ko/journal.ts";
import type landing from "./ko/landing.ts";
import type loud from "./ko/loud.ts";
import type meta from "./ko/meta.ts";
import type mypage from "./ko/mypage.ts";
import type mypageDelete from "./ko/mypage-delete.ts";
import type offer from "./ko/offer.ts";
import type policyPrivacy from "./ko/policy-privacy.ts";
import type policyUsage from "./ko/policy-usage.ts";
import type programEndings from "./ko/program-endings.ts";
import type programSchedule from "./ko/program-schedule.ts";
import type purchase from "./ko/purchase.ts";
import type reminders from "./ko/reminders.ts";
import type space from "./ko/space.ts";
import type splash from "./ko/splash.ts";
import type tutorial from "./ko/tutorial.ts";
import type viewer from "./ko/viewer.ts";

/** The namespaces: one per feature folder, or several that begin with its name. The Korean catalogues define the keys. */
interface Catalogues {
  readonly common: typeof common;
  readonly "about-us": typeof aboutUs;
  readonly auth: typeof auth;
  readonly "auth-link": typeof authLink;
  readonly "auth-password": typeof authPassword;
  readonly catalog: typeof catalog;
  readonly developer: typeof developer;
  readonly "exit-popup": typeof exitPopup;
  readonly help: typeof help;
  readonly "help-card": typeof helpCard;
  readonly home: typeof home;
  readonly journal: typeof journal;
  readonly landing: typeof landing;
  readonly loud: typeof loud;
  readonly splash: typeof splash;
  readonly meta: typeof meta;
  readonly mypage: typeof mypage;
  readonly "mypage-delete": typeof mypageDelete;
  readonly reminders: typeof reminders;
  readonly "policy-privacy": typeof policyPrivacy;
  readonly "policy-usage": typeof policyUsage;
  readonly "program-endings": typeof programEndings;
  readonly "program-schedule": typeof programSchedule;
  readonly purchase: typeof purchase;
  readonly "error-reference": typeof errorReference;
  readonly assessment: typeof assessment;
  readonly "assessment-nudge": typeof assessmentNudge;
  readonly "assessment-questions": typeof assessmentQuestions;
  readonly "assessment-result": typeof assessmentResult;
  readonly "assessment-result-details": typeof assessmentResultDetails;
  readonly space: typeof space;
  readonly tutorial: typeof tutorial;
  readonly viewer: typeof viewer;
  readonly offer: typeof offer;
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
