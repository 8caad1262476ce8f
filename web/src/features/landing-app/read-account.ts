import { getLatestSchemaAssessment } from "@mindle/domain/api/assessment";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { callApi } from "../../platform/api/call-api.ts";

/** The latest response and programmes of the signed-in user. Throws an ApiError. */
export async function readAccount(): Promise<{
  readonly hasResponse: boolean;
  readonly hasProgrammes: boolean;
}> {
  const [response, { programs }] = await Promise.all([
    callApi(getLatestSchemaAssessment, {}),
    callApi(getUserProgram, {}),
  ]);
  return { hasResponse: response !== null, hasProgrammes: programs.length > 0 };
}
