import { viewerPath } from "@mindle/domain/programme/paths";
import { expect, test } from "../../support/fixtures.ts";
import { newAccount } from "../support/account/accounts.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { storeTrial } from "../support/programme/programmes.ts";
import { PROGRAM, Reader } from "../support/programme/reader.ts";

const SCENE = { ko: "쉬면서도 할 일을 세고 있어요", en: "You rest, and count what is still to do" } as const;
const QUESTION = {
  ko: "요즘 내 모습과 가장 비슷한 장면을 골라 보세요",
  en: "Pick the scene that is most like you these days",
} as const;

for (const language of ["ko", "en"] as const) {
  test(`${language}: the arrow turns one page back, the seeds lead to any page so far, and the cross leaves`, async ({
    page,
  }) => {
    const reader = new Reader(page, language);
    const { viewer, common } = reader.texts;
    await reader.begin("d1-s1");
    await reader.isAtView(1);
    // There is no page before the first one.
    await expect(reader.button(viewer.previous)).toHaveCount(0);
    await expect(reader.link(common.back)).toBeVisible();
    await reader.choice(SCENE[language]).check({ force: true });
    await reader.next.click();
    await reader.isAtView(2);
    await reader.button(viewer.previous).click();
    await reader.isAtView(1);
    await reader.next.click();
    await reader.isAtView(2);
    const seeds = page.locator("header").getByRole("button", { name: /2/ }).filter({ visible: true });
    await seeds.click();
    const list = page.getByRole("dialog", { name: viewer.way.title });
    await expect(list.getByRole("button", { name: viewer.way.now })).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);
    await list.getByRole("button", { name: QUESTION[language] }).click();
    await reader.isAtView(1);
    await expect(list).toBeHidden();
    await expect(reader.choice(SCENE[language])).toBeChecked();
    await reader.link(viewer.leave).click();
    await expect(page).toHaveURL(new RegExp(`/program/schedule.*${PROGRAM}|/schedule/${PROGRAM}`));
  });
}

test("the button is in sight on a small phone, and not at its edge, on a short page and on a long one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const reader = new Reader(page, "ko");
  await beginWithTrial(reader);
  for (const [step, view] of [
    ["d1-s1", 1],
    ["d2-s3", 3],
    ["d1-s1", 4],
  ] as const) {
    await reader.openStep(step, view);
    await reader.isAtView(view);
    const box = await reader.next.filter({ visible: true }).boundingBox();
    const below = 640 - ((box?.y ?? 0) + (box?.height ?? 0));
    expect(below).toBeGreaterThanOrEqual(24);
    expect(below).toBeLessThan(40);
  }
});

test("the child looks at what is missing, and attends to what is chosen", async ({ page }) => {
  const reader = new Reader(page, "ko");
  await beginWithTrial(reader);
  const child = page.locator("[data-companion]").filter({ visible: true });
  // In the picture of the page.
  await expect(page.locator("[data-scene=start] [data-companion]")).toBeVisible();
  await expect(child).toHaveCount(1);
  await reader.openStep("d2-s3", 2);
  await reader.isAtView(2);
  await expect(child).toHaveAttribute("data-mood", "beside");
  await reader.next.click();
  await expect(child).toHaveAttribute("data-mood", "listen");
  await expect(child).toHaveAttribute("style", /--tilt/);
  await page.getByRole("radio").filter({ visible: true }).first().check({ force: true });
  await expect(child).not.toHaveAttribute("style", /--tilt/);
});

/** Begins with a programme that is open already: a new account is given it a moment after its first page is shown. */
async function beginWithTrial(reader: Reader): Promise<void> {
  const account = await newAccount();
  await storeTrial(account.uid);
  await signInAt(reader, account, viewerPath(PROGRAM, "d1-s1", "resume"));
  await reader.isAtView(1);
}
