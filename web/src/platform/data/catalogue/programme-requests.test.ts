import type { Programme } from "@mindle/domain/catalogue/programme";
import { expect, test, vi } from "vitest";
import { ProgrammeReader } from "./programme-reader.tsx";
import { isSubscribed, readerState, requestProgramme, subscribeToRequests } from "./programme-requests.ts";

const text = { ko: "가", en: "a" };
const PROGRAMME: Programme = {
  version: 1,
  programName: text,
  character: "Riggy",
  steps: {},
  recommendedDays: [3],
  goals: [text],
};

/** The newest request of a programme, once the reader is loaded. */
function requestOf(programId: string) {
  return vi.waitFor(() => {
    const found = readerState().requests.filter((request) => request.programId === programId);
    const [request] = found;
    if (found.length !== 1 || request === undefined) throw new Error(`${found.length} requests`);
    return request;
  });
}

test("the first result ends the request, the next ones update", async () => {
  const changed = vi.fn();
  const unsubscribe = subscribeToRequests(changed);
  const update = vi.fn();
  const reading = requestProgramme("one", update);
  const { onResult } = await requestOf("one");
  expect(changed).toHaveBeenCalledOnce();
  expect(readerState().Reader).toBe(ProgrammeReader);
  onResult(PROGRAMME);
  expect(await reading).toBe(PROGRAMME);
  expect(update).not.toHaveBeenCalled();
  onResult(null);
  expect(update).toHaveBeenCalledExactlyOnceWith(null);
  expect(isSubscribed("one")).toBe(true);
  unsubscribe();
});

test("after a failure the next request is another attempt; a late result updates", async () => {
  const update = vi.fn();
  const reading = requestProgramme("two", update);
  const first = await requestOf("two");
  first.onResult(new Error("refused"));
  await expect(reading).rejects.toThrow("refused");
  expect(isSubscribed("two")).toBe(false);
  first.onResult(PROGRAMME);
  expect(update).toHaveBeenCalledExactlyOnceWith(PROGRAMME);

  const again = requestProgramme("two", update);
  await vi.waitFor(async () => expect((await requestOf("two")).attempt).toBe(first.attempt + 1));
  (await requestOf("two")).onResult(null);
  expect(await again).toBeNull();
});
