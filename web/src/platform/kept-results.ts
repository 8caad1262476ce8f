import { type AssessmentResponse, assessmentResponse } from "@mindle/domain/api/assessment";
import * as z from "zod/mini";
import { personalJson } from "./forget-person.ts";
import type { JsonStorage } from "./storage.ts";
import { fromPlainValue, storedValue } from "./stored-value.ts";

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

export function storedResults(storage: JsonStorage) {
  return storedValue<readonly AssessmentResponse[]>("results", storage, {
    initial: [],
    parse: (data) => list.safeParse(data).data,
    migrations: [fromPlainValue],
  });
}

export function createKeptResults(storage: JsonStorage): KeptResults {
  const stored = storedResults(storage);
  const others = (responseId: string) => stored.read().filter(({ _id }) => _id !== responseId);
  return {
    find: (responseId) => stored.read().find(({ _id }) => _id === responseId),
    keep(response) {
      const { email: _, ...answers } = response.answers;
      stored.write([{ ...response, answers }, ...others(response._id)].slice(0, MOST));
    },
    forget: (responseId) => stored.write(others(responseId)),
  };
}

export const keptResults = createKeptResults(personalJson);
