import { type AssessmentResponse, assessmentResponse } from "@mindle/domain/api/assessment";
import * as z from "zod/mini";
import { personalJson } from "./forget-person.ts";
import { RESULTS_KEY } from "./personal-keys.ts";
import type { JsonStorage } from "./storage.ts";

/** Results that were read in this browser, so that they open again without a connection. */
export interface KeptResults {
  /** The result with this id, without its e-mail address; undefined when it is not kept. */
  find(responseId: string): AssessmentResponse | undefined;
  /** Keeps a result in the place of the one that was opened longest ago. */
  keep(response: AssessmentResponse): void;
  forget(responseId: string): void;
}

const MOST = 3;

const list = z.array(assessmentResponse);

export function createKeptResults(storage: JsonStorage): KeptResults {
  const all = (): readonly AssessmentResponse[] => list.safeParse(storage.read(RESULTS_KEY)).data ?? [];
  const others = (responseId: string) => all().filter(({ _id }) => _id !== responseId);
  return {
    find: (responseId) => all().find(({ _id }) => _id === responseId),
    keep(response) {
      const { email: _, ...answers } = response.answers;
      storage.write(RESULTS_KEY, [{ ...response, answers }, ...others(response._id)].slice(0, MOST));
    },
    forget: (responseId) => storage.write(RESULTS_KEY, others(responseId)),
  };
}

export const keptResults = createKeptResults(personalJson);
