import { readdirSync } from "node:fs";
import type { Language } from "@mindle/domain/catalogue/localized";
import { PRODUCT } from "@mindle/domain/product";
import type { CustomTypeOptions } from "i18next";
// Adds the catalogues' keys to the types of i18next.
import type {} from "../../../web/src/locales/types.ts";

type Catalogues = CustomTypeOptions["resources"];

const LOCALES = new URL("../../../web/src/locales/", import.meta.url);

/** The app's texts in both languages. */
export const TEXTS = { ko: textsIn(await readCatalogues("ko")), en: textsIn(await readCatalogues("en")) };

async function readCatalogues(language: Language): Promise<Catalogues> {
  const directory = new URL(`${language}/`, LOCALES);
  const catalogues = readdirSync(directory).map(async (file) => [
    file.replace(".ts", ""),
    (await import(new URL(file, directory).href)).default,
  ]);
  return Object.fromEntries(await Promise.all(catalogues));
}

export type Texts = ReturnType<typeof textsIn>;

/** The catalogues by the names that tests have for them. */
function textsIn(catalogues: Catalogues) {
  const result = catalogues["assessment-result"];
  const details = catalogues["assessment-result-details"];
  return {
    ...catalogues,
    about: catalogues["about-us"],
    authLink: catalogues["auth-link"],
    authPassword: catalogues["auth-password"],
    coupon: catalogues.purchase.coupon,
    exit: catalogues["exit-popup"],
    helpCard: catalogues["help-card"],
    my: { ...catalogues.mypage, deletion: catalogues["mypage-delete"] },
    notification: catalogues.reminders,
    voucher: catalogues.offer,
    privacy: catalogues["policy-privacy"],
    questions: catalogues["assessment-questions"],
    result: { ...result, ...details, picture: { ...result.picture, ...details.picture } },
    endings: catalogues["program-endings"],
    schedule: catalogues["program-schedule"],
    selector: catalogues.offer.selector,
    reference: catalogues["error-reference"],
    start: { splash: catalogues.splash, nudge: catalogues["assessment-nudge"] },
    usage: catalogues["policy-usage"],
    wizard: catalogues.assessment,
  };
}

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
