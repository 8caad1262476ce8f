import { getLatestSchemaAssessment, getResponse, submitAssessment } from "./assessment.ts";
import { checkEmailExist, getUserInfo } from "./auth.ts";
import { subscribe } from "./mailing.ts";

/** Every operation of the API. */
export const CONTRACT = {
  submitAssessment,
  getResponse,
  getLatestSchemaAssessment,
  getUserInfo,
  checkEmailExist,
  subscribe,
} as const;
