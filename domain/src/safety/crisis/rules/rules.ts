import type { CrisisRule } from "../rule-set.ts";
import { ABUSE_EN } from "./abuse-en.ts";
import { DANGER_EN } from "./danger-en.ts";
import { DANGER_KO } from "./danger-ko.ts";
import { EVERYDAY_EN } from "./everyday-en.ts";
import { EVERYDAY_KO } from "./everyday-ko.ts";
import { HARM_EN } from "./harm-en.ts";
import { MEANS_EN } from "./means-en.ts";
import { MEANS_KO } from "./means-ko.ts";
import { NOW_EN } from "./now-en.ts";
import { NOW_KO } from "./now-ko.ts";
import { OTHERS_EN } from "./others-en.ts";
import { OTHERS_KO } from "./others-ko.ts";
import { VIOLENCE_EN } from "./violence-en.ts";
import { VIOLENCE_KO } from "./violence-ko.ts";

/** All rules of Korean; those that are a matter of minutes come first. */
export const KOREAN_RULES: readonly CrisisRule[] = [
  NOW_KO,
  EVERYDAY_KO,
  DANGER_KO,
  MEANS_KO,
  VIOLENCE_KO,
  OTHERS_KO,
].flat();

/** All rules of English; those that are a matter of minutes come first. */
export const ENGLISH_RULES: readonly CrisisRule[] = [
  NOW_EN,
  EVERYDAY_EN,
  DANGER_EN,
  MEANS_EN,
  HARM_EN,
  VIOLENCE_EN,
  ABUSE_EN,
  OTHERS_EN,
].flat();
