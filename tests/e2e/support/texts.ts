// Without this, the catalogues’ typed keys have nothing to add to.

import type { Language } from "@mindle/domain/catalogue/localized";
import { PRODUCT } from "@mindle/domain/product";
import type {} from "i18next";
import enAbout from "../../../web/src/locales/en/about.ts";
import enAuth from "../../../web/src/locales/en/auth.ts";
import enCommon from "../../../web/src/locales/en/common.ts";
import enDeveloper from "../../../web/src/locales/en/developer.ts";
import enExit from "../../../web/src/locales/en/exit.ts";
import enHelp from "../../../web/src/locales/en/help.ts";
import enLanding from "../../../web/src/locales/en/landing.ts";
import enOffer from "../../../web/src/locales/en/offer.ts";
import enPrivacy from "../../../web/src/locales/en/privacy.ts";
import enQuestions from "../../../web/src/locales/en/questions.ts";
import enResult from "../../../web/src/locales/en/result.ts";
import enSelector from "../../../web/src/locales/en/selector.ts";
import enSpace from "../../../web/src/locales/en/space.ts";
import enStart from "../../../web/src/locales/en/start.ts";
import enTutorial from "../../../web/src/locales/en/tutorial.ts";
import enUsage from "../../../web/src/locales/en/usage.ts";
import enWizard from "../../../web/src/locales/en/wizard.ts";
import koAbout from "../../../web/src/locales/ko/about.ts";
import koAuth from "../../../web/src/locales/ko/auth.ts";
import koCommon from "../../../web/src/locales/ko/common.ts";
import koDeveloper from "../../../web/src/locales/ko/developer.ts";
import koExit from "../../../web/src/locales/ko/exit.ts";
import koHelp from "../../../web/src/locales/ko/help.ts";
import koLanding from "../../../web/src/locales/ko/landing.ts";
import koOffer from "../../../web/src/locales/ko/offer.ts";
import koPrivacy from "../../../web/src/locales/ko/privacy.ts";
import koQuestions from "../../../web/src/locales/ko/questions.ts";
import koResult from "../../../web/src/locales/ko/result.ts";
import koSelector from "../../../web/src/locales/ko/selector.ts";
import koSpace from "../../../web/src/locales/ko/space.ts";
import koStart from "../../../web/src/locales/ko/start.ts";
import koTutorial from "../../../web/src/locales/ko/tutorial.ts";
import koUsage from "../../../web/src/locales/ko/usage.ts";
import koWizard from "../../../web/src/locales/ko/wizard.ts";

/** The app's texts in both languages; what the specification words itself, names.spec.ts holds to it. */
export const TEXTS = {
  ko: {
    about: koAbout,
    auth: koAuth,
    common: koCommon,
    developer: koDeveloper,
    exit: koExit,
    help: koHelp,
    landing: koLanding,
    offer: koOffer,
    privacy: koPrivacy,
    questions: koQuestions,
    result: koResult,
    selector: koSelector,
    space: koSpace,
    start: koStart,
    tutorial: koTutorial,
    usage: koUsage,
    wizard: koWizard,
  },
  en: {
    about: enAbout,
    auth: enAuth,
    common: enCommon,
    developer: enDeveloper,
    exit: enExit,
    help: enHelp,
    landing: enLanding,
    offer: enOffer,
    privacy: enPrivacy,
    questions: enQuestions,
    result: enResult,
    selector: enSelector,
    space: enSpace,
    start: enStart,
    tutorial: enTutorial,
    usage: enUsage,
    wizard: enWizard,
  },
} as const;

export type Texts = (typeof TEXTS)[Language];

/** A text with its `{{places}}` filled; the product's names are known. */
export function filled(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const known: Readonly<Record<string, string | number>> = {
    product: PRODUCT.name,
    member: PRODUCT.member,
    members: PRODUCT.members,
    ...values,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(known[name] ?? place));
}
