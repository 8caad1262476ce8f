import { getLatestSchemaAssessment } from "@mindle/domain/api/assessment-response";
import { getUserInfo } from "@mindle/domain/api/auth";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { callApi } from "./call-api.ts";
import type { CallOptions } from "./caller.ts";

// What queries of a user's data read. Loaded with the first of them: the operations bring zod, which other pages do without.

/** Options of a call for one user. */
interface UserCall extends CallOptions {
  readonly uid: string;
}

export const readUserInfo = (call: UserCall) => callApi(getUserInfo, {}, call);

export const readUserProgram = (call: UserCall) => callApi(getUserProgram, {}, call);

export const readLatestAssessment = (call: UserCall) => callApi(getLatestSchemaAssessment, {}, call);
