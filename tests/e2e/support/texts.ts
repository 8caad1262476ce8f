// Without this, the catalogues’ typed keys have nothing to add to.

import type { Language } from "@mindle/domain/catalogue/localized";
import { PRODUCT } from "@mindle/domain/product";
import type {} from "i18next";
import enAuth from "../../../web/src/locales/en/auth.ts";
import enCommon from "../../../web/src/locales/en/common.ts";
import enHelp from "../../../web/src/locales/en/help.ts";
import enLanding from "../../../web/src/locales/en/landing.ts";
import enOffer from "../../../web/src/locales/en/offer.ts";
import enQuestions from "../../../web/src/locales/en/questions.ts";
import enResult from "../../../web/src/locales/en/result.ts";
import enWizard from "../../../web/src/locales/en/wizard.ts";
import koAuth from "../../../web/src/locales/ko/auth.ts";
import koCommon from "../../../web/src/locales/ko/common.ts";
import koHelp from "../../../web/src/locales/ko/help.ts";
import koLanding from "../../../web/src/locales/ko/landing.ts";
import koOffer from "../../../web/src/locales/ko/offer.ts";
import koQuestions from "../../../web/src/locales/ko/questions.ts";
import koResult from "../../../web/src/locales/ko/result.ts";
import koWizard from "../../../web/src/locales/ko/wizard.ts";

/** The app's texts in both languages; what the specification words itself, names.spec.ts holds to it. */
export const TEXTS = {
  ko: {
    auth: koAuth,
    common: koCommon,
    help: koHelp,
    landing: koLanding,
    offer: koOffer,
    questions: koQuestions,
    result: koResult,
    wizard: koWizard,
  },
  en: {
    auth: enAuth,
    common: enCommon,
    help: enHelp,
    landing: enLanding,
    offer: enOffer,
    questions: enQuestions,
    result: enResult,
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
