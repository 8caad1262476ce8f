import { getLatestSchemaAssessment } from "@mindle/domain/api/assessment-response";
import { getUserInfo } from "@mindle/domain/api/auth";
import { BILLS_PER_PAGE, listBills } from "@mindle/domain/api/purchase";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { callApi } from "../api/call-api.ts";
import type { CallOptions } from "../api/caller.ts";

// What queries of a user's data read. Loaded with the first of them: the operations bring zod, which other pages do without.

/** Options of a call for one user. */
interface UserCall extends CallOptions {
  readonly uid: string;
}

export const readUserInfo = (call: UserCall) => callApi(getUserInfo, {}, call);

export const readUserProgram = (call: UserCall) => callApi(getUserProgram, {}, call);

export const readLatestAssessment = (call: UserCall) => callApi(getLatestSchemaAssessment, {}, call);

/** One page of the bills that were paid or cancelled, newest first; `next` is what the page after it begins after. */
export async function readBills(after: string | null, call: UserCall) {
  const body = { statuses: ["success" as const, "cancelled" as const], ...(after === null ? {} : { after }) };
  const bills = await callApi(listBills, body, call);
  return { bills, next: bills.length < BILLS_PER_PAGE ? null : (bills.at(-1)?.id ?? null) };
}
