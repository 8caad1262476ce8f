import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { storeTrial, TRIAL_STEPS } from "../support/programme/programmes.ts";
import { countSaves, finishedSteps, PROGRAM, Reader } from "../support/programme/reader.ts";
import { StepWalk } from "../support/programme/step-walk.ts";

/** A step in which the connection is lost for some seconds. */
const OFFLINE = "d4-s2";

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/], serviceWorkers: "allow" });
test.setTimeout(300_000);

test("the whole programme in one account: each page, what came back of earlier ones, and the letter", async ({
  page,
  context,
}) => {
  const reader = new Reader(page, "ko");
  const account = await newAccount();
  await storeTrial(account.uid);
  await signInAt(reader, account, viewerPath(PROGRAM, "d1-s1", "resume"));
  let current = "";
  let letter = "";
  const walk = new StepWalk(reader, account.uid, {
    look: async ({ page: { viewNo } }) => {
      if (current === "d8-s4" && viewNo === 2) letter = await page.getByRole("main").innerText();
      if (current !== OFFLINE || viewNo > 1) return;
      await context.setOffline(true);
      setTimeout(() => void context.setOffline(false), 3_000);
    },
  });
  for (const [at, stepId] of TRIAL_STEPS.entries()) {
    current = stepId;
    if (at > 0) await reader.open(viewerPath(PROGRAM, stepId, "resume"));
    await walk.walk(stepId);
    await expect(page).toHaveURL((url) => url.pathname === schedulePath(PROGRAM));
  }
  await walk.readBack();
  await expect.poll(() => finishedSteps(account.uid, PROGRAM)).toEqual(TRIAL_STEPS);
  expect(await countSaves(account.uid)).toBe(walk.expected.size);
  // Typed in session 4, as the players type.
  expect(letter).toContain("낮잠");
});
