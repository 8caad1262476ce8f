import {
  finishStep,
  getAfactoryActivities,
  removeAnswers,
  saveAfactoryInput,
} from "@mindle/domain/api/program";
import { remind } from "@mindle/domain/api/remind";
import { type Harm, reportHarm } from "@mindle/domain/api/safety";
import {
  type PageSave,
  type PageSaveResult,
  pageSave,
  type StoredPage,
} from "@mindle/domain/content/page-save";
import { storableOffset } from "@mindle/domain/reminders/reminder-choice";
import * as z from "zod/mini";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import type { RemovedModels, StepId } from "./answers.ts";
import { notifyStepSent } from "./steps-sent.ts";

/** A page's answers in a request; the values in `saved` are JSON. */
export type SentPage = Omit<PageSave, "saved"> & { readonly saved: unknown };

/** Answers of a page that are to be deleted; what stays of them is JSON. */
interface SentRemoval {
  readonly instance: string;
  readonly models: RemovedModels;
  readonly baseRevision?: number;
  readonly ageMs: number;
}

/** The page's revision, and whether an answer of which a part should go stayed, since it was not as this device knows it. */
export type RemovalResult = z.output<(typeof removeAnswers)["data"]>;

/** The calls that send and read answers. They reject with an ApiError. */
export interface AnswersApi {
  save(uid: string, instance: string, page: SentPage): Promise<PageSaveResult>;
  remove(uid: string, removal: SentRemoval): Promise<RemovalResult>;
  finishStep(uid: string, step: StepId & { readonly ageMs: number }): Promise<void>;
  remind(
    uid: string,
    reminder: StepId & { readonly id: string; readonly days: number; readonly ageMs: number },
  ): Promise<void>;
  reportHarm(uid: string, report: { readonly programId: string; readonly harm: Harm }): Promise<void>;
  /** What the server has of a page. */
  read(uid: string, instance: string): Promise<StoredPage | undefined>;
}

/** The server, by the operations of the contract. */
export const answersApi: AnswersApi = {
  async save(uid, instance, page) {
    const { path } = saveAfactoryInput;
    const parsed = z.safeParse(pageSave, page);
    if (!parsed.success) throw new ApiError(path, "invalid-argument", "not in the form of the contract");
    const { results } = await callApi(
      saveAfactoryInput,
      { uid, toSubmit: { [instance]: parsed.data } },
      { uid },
    );
    const result = results[instance];
    if (result === undefined) throw new ApiError(path, "internal", "no result");
    return result;
  },
  async remove(uid, removal) {
    const { path, body } = removeAnswers;
    const parsed = z.safeParse(body, { uid, ...removal });
    if (!parsed.success) throw new ApiError(path, "invalid-argument", "not in the form of the contract");
    return callApi(removeAnswers, parsed.data, { uid });
  },
  async finishStep(uid, { programId, stepId, ageMs }) {
    await callApi(finishStep, { uid, programId, stepId, ageMs }, { uid });
    notifyStepSent(uid);
  },
  async remind(uid, { programId, stepId, id, days, ageMs }) {
    const timezoneOffset = storableOffset(new Date().getTimezoneOffset());
    await callApi(remind, { uid, programId, stepId, id, days, ageMs, timezoneOffset }, { uid });
  },
  async reportHarm(uid, { programId, harm }) {
    await callApi(reportHarm, { uid, programId, harm }, { uid });
  },
  async read(uid, instance) {
    const toLoad = { activities: [], configs: [], instances: [instance] };
    const { instances } = await callApi(getAfactoryActivities, { toLoad }, { uid });
    return instances[instance];
  },
};
