import { listPackages } from "@mindle/domain/api/purchase";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { makeUser } from "../../../support/functions/users.ts";

describe("purchase/listPackages", () => {
  test("no token: the whole catalogue, starter and complete of each character, and four masters", async () => {
    const packages = await call(listPackages, {});
    expect(packages.map(({ slug }) => slug).toSorted()).toEqual(
      CHARACTERS.map((name) => name.toLowerCase())
        .flatMap((name) => [
          `${name}-complete`,
          `${name}-starter`,
          ...(name === "flippy" ? [] : [`${name}-master`]),
        ])
        .toSorted(),
    );
    expect(packages.find(({ id }) => id === "riggy_complete.v0")).toMatchObject({
      slug: "riggy-complete",
      villainName: "Riggy",
      web: { price: { monthly: 0, numMonth: 0, original: 0 } },
      programOpenLengthMillis: { "um-eng-v2s": 12_960_000_000 },
      ios: { productIdentifier: "riggy_complete.v0" },
    });
  });

  test("bad input: takes no fields", async () => {
    expect(await refusal(listPackages, { env: "other" })).toEqual({
      code: "invalid-argument",
      message: 'body: Unrecognized key: "env"',
    });
  });

  test("forbidden: a bad token is refused", async () => {
    expect((await refusal(listPackages, {}, { token: "nonsense" })).code).toBe("unauthenticated");
  });

  test("success: a signed-in caller gets the same", async () => {
    const { token } = await makeUser();
    expect(await call(listPackages, {}, { token })).toEqual(await call(listPackages, {}));
  });

  test("repeat: a repeated call returns the same", async () => {
    expect(await call(listPackages, {})).toEqual(await call(listPackages, {}));
  });
});
