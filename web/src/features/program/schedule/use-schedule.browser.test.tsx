import type { Programme } from "@mindle/domain/catalogue/programme";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { programmeQuery } from "../../../platform/data/catalogue.ts";
import { createQueryClient, QueryClientProvider } from "../../../platform/data/query-client.ts";
import { userInfoQuery, userProgramQuery } from "../../../platform/data/user.ts";
import { useSchedule } from "./use-schedule.ts";

const ID = "um-eng-v2s";
const UID = "u1";

function programme(version: number, steps: readonly string[]): Programme {
  const text = { ko: "가", en: "a" };
  return {
    version,
    programName: text,
    character: "Riggy",
    steps: Object.fromEntries(
      steps.map((stepId) => [stepId, { title: text, icon: "video", edrepDoc: stepId }]),
    ),
    recommendedDays: [1],
    goals: [text],
  };
}

/** The steps that a person sees who has this programme, while the second version is the newest. */
async function stepsOf(uid: string | undefined, programmes: readonly Programme[]) {
  const queryClient = createQueryClient();
  // What is in the cache is all there is.
  queryClient.setDefaultOptions({ queries: { refetchOnMount: false } });
  queryClient.setQueryData<Programme | null>(programmeQuery(ID).queryKey, programme(2, ["d1-s1", "d1-s3"]));
  const programs = programmes.map((each) => ({
    programId: ID,
    version: each.version,
    programme: each,
    usageInfos: [],
    stepFinished: [],
  }));
  queryClient.setQueryData(userProgramQuery(UID).queryKey, { programs });
  queryClient.setQueryData(userInfoQuery(UID).queryKey, {
    userId: UID,
    email: null,
    additionalInfo: {},
    loggedIn: true,
    availableProgramIds: [],
    stepFinished: {},
    authProviders: ["google.com"],
    passwordSet: false,
    hasConsented: true,
    safetyFlag: null,
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MemoryRouter>
  );
  const { result } = await renderHook(() => useSchedule(ID, uid), { wrapper });
  const schedule = result.current;
  if (schedule.status !== "ready") return schedule.status;
  return schedule.data?.sessions.flatMap(({ steps }) => steps.map(({ stepId }) => stepId));
}

test("a person sees the steps of the version that they have, others those of the newest", async () => {
  expect(await stepsOf(UID, [programme(1, ["d1-s1", "d1-s2"])])).toEqual(["d1-s1", "d1-s2"]);
  expect(await stepsOf(UID, [])).toEqual(["d1-s1", "d1-s3"]);
  expect(await stepsOf(undefined, [])).toEqual(["d1-s1", "d1-s3"]);
});
