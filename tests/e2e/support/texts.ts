// The catalogues add their keys to the types of i18next, which must be loaded for that.

import type { Language } from "@mindle/domain/catalogue/localized";
import { PRODUCT } from "@mindle/domain/product";
import type {} from "i18next";
import enAboutUs from "../../../web/src/locales/en/about-us.ts";
import enSchema from "../../../web/src/locales/en/assessment.ts";
import enSchemaNudge from "../../../web/src/locales/en/assessment-nudge.ts";
import enSchemaQuestions from "../../../web/src/locales/en/assessment-questions.ts";
import enSchemaResult from "../../../web/src/locales/en/assessment-result.ts";
import enSchemaResultDetails from "../../../web/src/locales/en/assessment-result-details.ts";
import enAuth from "../../../web/src/locales/en/auth.ts";
import enAuthLink from "../../../web/src/locales/en/auth-link.ts";
import enAuthPassword from "../../../web/src/locales/en/auth-password.ts";
import enCatalog from "../../../web/src/locales/en/catalog.ts";
import enCommon from "../../../web/src/locales/en/common.ts";
import enDeveloper from "../../../web/src/locales/en/developer.ts";
import enReference from "../../../web/src/locales/en/error-reference.ts";
import enExitPopup from "../../../web/src/locales/en/exit-popup.ts";
import enHelp from "../../../web/src/locales/en/help.ts";
import enHelpCard from "../../../web/src/locales/en/help-card.ts";
import enHome from "../../../web/src/locales/en/home.ts";
import enJournal from "../../../web/src/locales/en/journal.ts";
import enLanding from "../../../web/src/locales/en/landing.ts";
import enLoud from "../../../web/src/locales/en/loud.ts";
import enMypage from "../../../web/src/locales/en/mypage.ts";
import enMypageDelete from "../../../web/src/locales/en/mypage-delete.ts";
import enVoucher from "../../../web/src/locales/en/offer.ts";
import enPolicyPrivacy from "../../../web/src/locales/en/policy-privacy.ts";
import enPolicyUsage from "../../../web/src/locales/en/policy-usage.ts";
import enProgramEndings from "../../../web/src/locales/en/program-endings.ts";
import enProgramSchedule from "../../../web/src/locales/en/program-schedule.ts";
import enPurchase from "../../../web/src/locales/en/purchase.ts";
import enNotification from "../../../web/src/locales/en/reminders.ts";
import enSpace from "../../../web/src/locales/en/space.ts";
import enLandingApp from "../../../web/src/locales/en/splash.ts";
import enTutorial from "../../../web/src/locales/en/tutorial.ts";
import enViewer from "../../../web/src/locales/en/viewer.ts";
import koAboutUs from "../../../web/src/locales/ko/about-us.ts";
import koSchema from "../../../web/src/locales/ko/assessment.ts";
import koSchemaNudge from "../../../web/src/locales/ko/assessment-nudge.ts";
import koSchemaQuestions from "../../../web/src/locales/ko/assessment-questions.ts";
import koSchemaResult from "../../../web/src/locales/ko/assessment-result.ts";
import koSchemaResultDetails from "../../../web/src/locales/ko/assessment-result-details.ts";
import koAuth from "../../../web/src/locales/ko/auth.ts";
import koAuthLink from "../../../web/src/locales/ko/auth-link.ts";
import koAuthPassword from "../../../web/src/locales/ko/auth-password.ts";
import koCatalog from "../../../web/src/locales/ko/catalog.ts";
import koCommon from "../../../web/src/locales/ko/common.ts";
import koDeveloper from "../../../web/src/locales/ko/developer.ts";
import koReference from "../../../web/src/locales/ko/error-reference.ts";
import koExitPopup from "../../../web/src/locales/ko/exit-popup.ts";
import koHelp from "../../../web/src/locales/ko/help.ts";
import koHelpCard from "../../../web/src/locales/ko/help-card.ts";
import koHome from "../../../web/src/locales/ko/home.ts";
import koJournal from "../../../web/src/locales/ko/journal.ts";
import koLanding from "../../../web/src/locales/ko/landing.ts";
import koLoud from "../../../web/src/locales/ko/loud.ts";
import koMypage from "../../../web/src/locales/ko/mypage.ts";
import koMypageDelete from "../../../web/src/locales/ko/mypage-delete.ts";
import koVoucher from "../../../web/src/locales/ko/offer.ts";
import koPolicyPrivacy from "../../../web/src/locales/ko/policy-privacy.ts";
import koPolicyUsage from "../../../web/src/locales/ko/policy-usage.ts";
import koProgramEndings from "../../../web/src/locales/ko/program-endings.ts";
import koProgramSchedule from "../../../web/src/locales/ko/program-schedule.ts";
import koPurchase from "../../../web/src/locales/ko/purchase.ts";
import koNotification from "../../../web/src/locales/ko/reminders.ts";
import koSpace from "../../../web/src/locales/ko/space.ts";
import koLandingApp from "../../../web/src/locales/ko/splash.ts";
import koTutorial from "../../../web/src/locales/ko/tutorial.ts";
import koViewer from "../../../web/src/locales/ko/viewer.ts";

/** The app's texts in both languages. */
export const TEXTS = {
  ko: {
    about: koAboutUs,
    auth: koAuth,
    authLink: koAuthLink,
    authPassword: koAuthPassword,
    catalog: koCatalog,
    common: koCommon,
    coupon: koPurchase.coupon,
    developer: koDeveloper,
    exit: koExitPopup,
    help: koHelp,
    loud: koLoud,
    helpCard: koHelpCard,
    home: koHome,
    journal: koJournal,
    landing: koLanding,
    my: {
      ...koMypage,
      deletion: koMypageDelete,
    },
    notification: koNotification,
    viewer: koViewer,
    voucher: koVoucher,
    privacy: koPolicyPrivacy,
    purchase: koPurchase,
    questions: koSchemaQuestions,
    result: {
      ...koSchemaResult,
      ...koSchemaResultDetails,
      picture: { ...koSchemaResult.picture, ...koSchemaResultDetails.picture },
    },
    endings: koProgramEndings,
    schedule: koProgramSchedule,
    selector: koVoucher.selector,
    reference: koReference,
    space: koSpace,
    start: { splash: koLandingApp, nudge: koSchemaNudge },
    tutorial: koTutorial,
    usage: koPolicyUsage,
    wizard: koSchema,
  },
  en: {
    about: enAboutUs,
    auth: enAuth,
    authLink: enAuthLink,
    authPassword: enAuthPassword,
    catalog: enCatalog,
    common: enCommon,
    coupon: enPurchase.coupon,
    developer: enDeveloper,
    exit: enExitPopup,
    help: enHelp,
    loud: enLoud,
    helpCard: enHelpCard,
    home: enHome,
    journal: enJournal,
    landing: enLanding,
    my: {
      ...enMypage,
      deletion: enMypageDelete,
    },
    notification: enNotification,
    viewer: enViewer,
    voucher: enVoucher,
    privacy: enPolicyPrivacy,
    purchase: enPurchase,
    questions: enSchemaQuestions,
    result: {
      ...enSchemaResult,
      ...enSchemaResultDetails,
      picture: { ...enSchemaResult.picture, ...enSchemaResultDetails.picture },
    },
    endings: enProgramEndings,
    schedule: enProgramSchedule,
    selector: enVoucher.selector,
    reference: enReference,
    space: enSpace,
    start: { splash: enLandingApp, nudge: enSchemaNudge },
    tutorial: enTutorial,
    usage: enPolicyUsage,
    wizard: enSchema,
  },
} as const;

export type Texts = (typeof TEXTS)[Language];

/** A text with its `{{placeholders}}` replaced; the product's names are replaced by default. */
export function filled(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const known: Readonly<Record<string, string | number>> = {
    product: PRODUCT.name,
    member: PRODUCT.member,
    members: PRODUCT.members,
    ...values,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(known[name] ?? placeholder));
}
