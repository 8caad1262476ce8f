import type { DataOf } from "@mindle/domain/api/operation";
import type { getGcCompack } from "@mindle/domain/api/program";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubServer } from "../api/testing/stub-server.ts";
import { publishAuthState } from "../auth/auth-state.ts";
import { createQueryClient } from "../data/query-client.ts";
import { clearUserData } from "../storage/clear-user-data.ts";
import { openAnswers } from "./open-answers.ts";
import { stepContentQuery } from "./step-content-query.ts";

const PROGRAM = "um-eng-v2s";
const ID = "um-eng-v2s.d1-s1.first";
const INSTANCE = `${ID}+${ID}`;
const SECRET = "what I wrote";
const SAVED = { text: { state: "answered", value: SECRET } };

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
      [INSTANCE]: { saved: SAVED, revision: 1, savedAt: 1, foreignLink: { before: SECRET } },
    },
  },
};

let answer: ReturnType<typeof stubServer>;

beforeEach(() => {
  answer = stubServer().mockReturnValue(ANSWER);
  signIn("a");
});

afterEach(() => {
  clearUserData();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function signIn(uid: string): void {
  publishAuthState({ status: "signedIn", account: { uid, email: null, displayName: null } });
}

test("the cache gets what a step shows, the store of answers gets the answers", async () => {
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

  expect(openAnswers("a").page(INSTANCE).saved).toEqual(SAVED);
});

test("answers of a user who has gone meanwhile are dropped", async () => {
  answer.mockImplementation(() => {
    signIn("b");
    return ANSWER;
  });
  await createQueryClient().fetchQuery(stepContentQuery("a", PROGRAM, "d1-s1"));
  expect(openAnswers("b").page(INSTANCE).saved).toBeNull();
  expect(openAnswers("a").page(INSTANCE).saved).toBeNull();
});

test("content is read once in five minutes, and again where it is from an earlier visit: that came without answers", async () => {
  const { queryKey } = stepContentQuery("c", PROGRAM, "d1-s1");
  const queryClient = createQueryClient();
  const earlier = { pack: ANSWER, activities: {}, configs: {} };
  queryClient.setQueryData(queryKey, earlier);
  await queryClient.prefetchQuery(stepContentQuery("c", PROGRAM, "d1-s1"));
  expect(answer).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(queryKey)).not.toBe(earlier);
  await queryClient.prefetchQuery(stepContentQuery("c", PROGRAM, "d1-s1"));
  expect(answer).toHaveBeenCalledOnce();
});

test("an answer without content is no content", async () => {
  const { content: _, ...pack } = ANSWER;
  answer.mockReturnValue(pack);
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const reading = createQueryClient().fetchQuery(stepContentQuery("d", PROGRAM, "d1-s1"));
  await expect(reading).rejects.toThrow("answered without content");
  warn.mockRestore();
});
