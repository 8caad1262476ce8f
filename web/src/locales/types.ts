import type {} from "i18next";
import type about from "./ko/about.ts";
import type auth from "./ko/auth.ts";
import type catalog from "./ko/catalog.ts";
import type common from "./ko/common.ts";
import type developer from "./ko/developer.ts";
import type exit from "./ko/exit.ts";
import type help from "./ko/help.ts";
import type landing from "./ko/landing.ts";
import type meta from "./ko/meta.ts";
import type offer from "./ko/offer.ts";
import type privacy from "./ko/privacy.ts";
import type questions from "./ko/questions.ts";
import type result from "./ko/result.ts";
import type selector from "./ko/selector.ts";
import type space from "./ko/space.ts";
import type start from "./ko/start.ts";
import type tutorial from "./ko/tutorial.ts";
import type usage from "./ko/usage.ts";
import type wizard from "./ko/wizard.ts";

/** The catalogues, as the Korean ones define them: their keys are the keys of the product. */
interface Catalogues {
  readonly common: typeof common;
  readonly about: typeof about;
  readonly auth: typeof auth;
  readonly catalog: typeof catalog;
  readonly developer: typeof developer;
  readonly exit: typeof exit;
  readonly help: typeof help;
  readonly landing: typeof landing;
  readonly meta: typeof meta;
  readonly offer: typeof offer;
  readonly privacy: typeof privacy;
  readonly questions: typeof questions;
  readonly result: typeof result;
  readonly selector: typeof selector;
  readonly space: typeof space;
  readonly start: typeof start;
  readonly tutorial: typeof tutorial;
  readonly usage: typeof usage;
  readonly wizard: typeof wizard;
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
