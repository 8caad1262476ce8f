import type { CrisisRule } from "./rule.ts";
import { ABUSE_EN } from "./rules-en-abuse.ts";
import { DANGER_EN } from "./rules-en-danger.ts";
import { HARM_EN } from "./rules-en-harm.ts";
import { MEANS_EN } from "./rules-en-means.ts";
import { NOW_EN } from "./rules-en-now.ts";
import { OTHERS_EN } from "./rules-en-others.ts";
import { VIOLENCE_EN } from "./rules-en-violence.ts";
import { DANGER_KO } from "./rules-ko-danger.ts";
import { MEANS_KO } from "./rules-ko-means.ts";
import { NOW_KO } from "./rules-ko-now.ts";
import { OTHERS_KO } from "./rules-ko-others.ts";
import { VIOLENCE_KO } from "./rules-ko-violence.ts";

/** All rules of Korean; those that are a matter of minutes come first. */
export const KOREAN_RULES: readonly CrisisRule[] = [
  NOW_KO,
  DANGER_KO,
  MEANS_KO,
  VIOLENCE_KO,
  OTHERS_KO,
].flat();

/** All rules of English; those that are a matter of minutes come first. */
export const ENGLISH_RULES: readonly CrisisRule[] = [
  NOW_EN,
  DANGER_EN,
  MEANS_EN,
  HARM_EN,
  VIOLENCE_EN,
  ABUSE_EN,
  OTHERS_EN,
].flat();
