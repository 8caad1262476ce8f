import type { UserProgram } from "@mindle/domain/api/user-program";
import { beforeEach, expect, test, vi } from "vitest";
import { callApi } from "../api/call-api.ts";
import { createQueryClient } from "../data/query-client.ts";
import { reloadUser } from "../data/read-again.ts";
import { userProgramQuery } from "../data/user.ts";
import { redeemCode } from "./redeem-code.ts";

vi.mock("../api/call-api.ts");
vi.mock("../data/read-again.ts");
vi.mock("../tracking/track.ts");

const UID = "u1";
const HOUR_MS = 3_600_000;

/** A programme with spans that close so many hours from now. */
const program = (programId: string, ...hours: readonly number[]): UserProgram => ({
  programId,
  usageInfos: hours.map((each) => ({
    status: "available",
    openedAt: 0,
    closedAt: Date.now() + each * HOUR_MS,
  })),
  stepFinished: [],
});

/** Redeems a voucher of one programme after which these are read; undefined where they cannot be. */
async function redeemed(programs: readonly UserProgram[] | undefined, before: readonly UserProgram[] = []) {
  const queryClient = createQueryClient();
  const { queryKey } = userProgramQuery(UID);
  queryClient.setQueryData(queryKey, { programs: [...before] });
  vi.mocked(reloadUser).mockImplementation(async () => {
    if (programs === undefined) throw new Error("no connection");
    queryClient.setQueryData(queryKey, { programs: [...programs] });
  });
  return (await redeemCode("code", UID, queryClient)).over;
}

beforeEach(() => void vi.mocked(callApi).mockResolvedValue({ programIds: ["one"] }));

test("a voucher opens its programme", async () => {
  expect(await redeemed([program("one", 1)])).toBeUndefined();
  expect(await redeemed([program("one", -1, 1)])).toBeUndefined();
  expect(await redeemed([program("one", 1), program("two", -1)])).toBeUndefined();
});

test("the voucher of a programme that has closed opens nothing when it is redeemed again", async () => {
  expect(await redeemed([program("two", 1), program("one", -2, -1)])).toBe("one");
});

test("nothing is said to be over that was not read after it was redeemed", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(await redeemed(undefined, [program("one", -1)])).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
