import { MAX_PAGE_BYTES, writtenAt } from "@mindle/domain/content/page-save";
import { invalidArgument } from "../../app-error.ts";
import type { Handler } from "../handler.ts";
import { requireCaller } from "./caller.ts";

/** Deletes answers of the caller, also where the programme has closed. Nothing is written where there is no such answer. */
export const removeAnswers: Handler<"removeAnswers"> = async (
  { uid: writer, instance, models, ageMs },
  { uid },
  { store, now },
) => {
  requireCaller(writer, uid);
  if (Buffer.byteLength(JSON.stringify(models)) > MAX_PAGE_BYTES) {
    throw invalidArgument("models", `must be at most ${MAX_PAGE_BYTES} bytes of JSON`);
  }
  const revision = await store.instances.remove(uid, instance, { models, at: writtenAt(ageMs, now()) });
  return { revision };
};
