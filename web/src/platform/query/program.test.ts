import type { DataOf } from "@mindle/domain/api/operation";
import type { getGcCompack } from "@mindle/domain/api/program";
import { beforeEach, expect, test, vi } from "vitest";
import { type Instances, takeInstances } from "../answers/receive-instances.ts";
import { callApi } from "../api/call-api.ts";
import { stepContentQuery } from "./program.ts";
import { createQueryClient } from "./query-client.ts";

vi.mock("../api/call-api.ts");

const PROGRAM = "um-eng-v2s";
const ID = "um-eng-v2s.d1-s1.first";
const INSTANCE = `${ID}+${ID}`;
const SECRET = "what I wrote";

const ANSWER: DataOf<typeof getGcCompack> = {
  packageBase: {
    gcId: "um-eng-v2s.d1-s1",
    programId: PROGRAM,
    stepId: "d1-s1",
    version: 1,
    lastPageNo: 1,
    title: { ko: "하나", en: "One" },
    character: "Riggy",
  },
  afactoryData: [],
  content: {
    activities: { [ID]: { mainViews: {}, defineModels: {}, foreignKeys: {}, subIdGenerators: {} } },
    configs: { [ID]: { configJson: {}, assets: {} } },
    instances: {
      [INSTANCE]: { saved: { text: SECRET }, revision: 1, savedAt: 1, foreignLink: { before: SECRET } },
    },
  },
};

beforeEach(() => {
  vi.mocked(callApi).mockReset().mockResolvedValue(ANSWER);
});

test("the cache gets what a step shows, the receiver of answers gets the answers", async () => {
  const queryClient = createQueryClient();
  const { afactoryData, packageBase, content } = ANSWER;
  const shown = await queryClient.fetchQuery(stepContentQuery("a", PROGRAM, "d1-s1"));
  expect(shown).toEqual({
    pack: { packageBase, afactoryData },
    activities: content?.activities,
    configs: content?.configs,
  });
  const cached = queryClient.getQueryCache().getAll();
  expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain(SECRET);

  const taken: (readonly [string, Instances])[] = [];
  takeInstances((...received) => void taken.push(received));
  const first = ["a", content?.instances];
  expect(taken).toEqual([first]);

  await queryClient.fetchQuery(stepContentQuery("b", PROGRAM, "d1-s1"));
  expect(taken).toEqual([first, ["b", content?.instances]]);
});

test("content is read once in five minutes, and again where it is from an earlier visit: that came without answers", async () => {
  const { queryKey } = stepContentQuery("c", PROGRAM, "d1-s1");
  const queryClient = createQueryClient();
  const earlier = { pack: ANSWER, activities: {}, configs: {} };
  queryClient.setQueryData(queryKey, earlier);
  await queryClient.prefetchQuery(stepContentQuery("c", PROGRAM, "d1-s1"));
  expect(callApi).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(queryKey)).not.toBe(earlier);
  await queryClient.prefetchQuery(stepContentQuery("c", PROGRAM, "d1-s1"));
  expect(callApi).toHaveBeenCalledOnce();
});

test("an answer without content is no content", async () => {
  const { content: _, ...pack } = ANSWER;
  vi.mocked(callApi).mockResolvedValue(pack);
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const reading = createQueryClient().fetchQuery(stepContentQuery("d", PROGRAM, "d1-s1"));
  await expect(reading).rejects.toThrow("answered without content");
  warn.mockRestore();
});
