import type { CONTRACT } from "@mindle/domain/api/contract";
import { getLatestSchemaAssessment } from "./assessment/get-latest-schema-assessment.ts";
import { getResponse } from "./assessment/get-response.ts";
import { submit } from "./assessment/submit.ts";
import { checkEmailExist } from "./auth/check-email-exist.ts";
import { getUserInfo } from "./auth/get-user-info.ts";
import type { Handlers } from "./handler.ts";
import { subscribe } from "./mailing/subscribe.ts";

/** The handler of every operation of the contract. */
export const HANDLERS: Handlers<typeof CONTRACT> = {
  submitAssessment: submit,
  getResponse,
  getLatestSchemaAssessment,
  getUserInfo,
  checkEmailExist,
  subscribe,
};
