import type { Programme } from "@mindle/domain/catalogue/programme";
import { expect, test, vi } from "vitest";
import { readerState, requestProgramme, subscribeToRequests } from "./programme-requests.ts";

const Reader = () => null;
vi.mock("./programme-reader.tsx", () => ({ ProgrammeReader: Reader }));

const text = { ko: "가", en: "a" };
const PROGRAMME: Programme = { programName: text, steps: {}, recommendedDays: [3], goals: [text] };

/** The newest request of a programme, once the reader is loaded. */
function requestOf(programId: string) {
  return vi.waitFor(() => {
    const found = readerState().requests.filter((request) => request.programId === programId);
    const [request] = found;
    if (found.length !== 1 || request === undefined) throw new Error(`${found.length} requests`);
    return request;
  });
}

test("the first answer ends the request, the next ones update", async () => {
  const changed = vi.fn();
  const unsubscribe = subscribeToRequests(changed);
  const update = vi.fn();
  const reading = requestProgramme("one", update);
  const { answer } = await requestOf("one");
  expect(changed).toHaveBeenCalledOnce();
  expect(readerState().Reader).toBe(Reader);
  answer(PROGRAMME);
  expect(await reading).toBe(PROGRAMME);
  expect(update).not.toHaveBeenCalled();
  answer(null);
  expect(update).toHaveBeenCalledExactlyOnceWith(null);
  unsubscribe();
});

test("after a failure the next request is another attempt; a late answer updates", async () => {
  const update = vi.fn();
  const reading = requestProgramme("two", update);
  const first = await requestOf("two");
  first.answer(new Error("refused"));
  await expect(reading).rejects.toThrow("refused");
  first.answer(PROGRAMME);
  expect(update).toHaveBeenCalledExactlyOnceWith(PROGRAMME);

  const again = requestProgramme("two", update);
  await vi.waitFor(async () => expect((await requestOf("two")).attempt).toBe(first.attempt + 1));
  (await requestOf("two")).answer(null);
  expect(await again).toBeNull();
});
