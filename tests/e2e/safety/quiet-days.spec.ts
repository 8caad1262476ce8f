import { expect, test } from "../../support/fixtures.ts";
import { nextVisit } from "../support/clock.ts";
import { leaveWithMouse } from "../support/leaving.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { PROGRAM, Reader } from "../support/programme/reader.ts";
import { Visitor } from "../support/visitor.ts";

// The seven days after a help card.

test("for seven days there is no offer", async ({ page }) => {
  const visitor = new Visitor(page, "ko");
  const { home, voucher, helpCard } = visitor.texts;
  await visitor.open("/schema/nickname");
  await page.getByRole("textbox").fill("그냥 죽고 싶어요");
  const card = page.getByRole("dialog", { name: helpCard.kinds.danger.title });
  await card.getByRole("button", { name: helpCard.close }).last().click();

  const recommended = page.getByRole("heading", { name: home.recommend.you });
  const question = page.getByRole("dialog", { name: helpCard.now.title });

  for (const days of [0, 6]) {
    if (days === 0) await visitor.open("/home");
    else await nextVisit(visitor, "/home", days);
    if (days > 0) await question.getByRole("button", { name: helpCard.now.answers.better }).click();
    if (days > 0) await page.getByRole("button", { name: helpCard.now.close }).last().click();
    await expect(page.getByText(home.helpNote)).toBeVisible();
    await expect(recommended).toBeHidden();
    await visitor.open("/voucher/jumpy-complete");
    await expect(page.getByRole("heading", { name: voucher.helpFirst.title })).toBeVisible();
    await expect(page.getByRole("main").locator('[href="tel:109"]')).toBeVisible();
    await expect(visitor.link(voucher.betaTrial.open.button)).toHaveCount(0);
    await expectAccessibleInTestedSchemes(page);
    await visitor.open("/voucher-selector?character=Jumpy");
    await expect(page.getByRole("heading", { name: voucher.helpFirst.title })).toBeVisible();
    await expect(page.getByRole("main").locator('[href="tel:109"]')).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(0);
  }
  // Another tab knows nothing of helplines that were shown in this one.
  await page.evaluate(() => sessionStorage.clear());
  await visitor.open("/");
  await leaveWithMouse(page);
  await expect(page.getByRole("dialog")).toBeHidden();

  await nextVisit(visitor, "/", 7);
  await leaveWithMouse(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await visitor.open("/home");
  await expect(recommended).toBeVisible();
  await expect(page.getByText(home.helpNote)).toBeHidden();
  await visitor.open("/voucher/jumpy-complete");
  await expect(visitor.link(voucher.betaTrial.open.button).first()).toBeVisible();
});

test("a locked step can wait: neither price nor button", async ({ page }) => {
  const reader = new Reader(page, "ko");
  const { unlock } = reader.texts.schedule;
  await reader.open("/schema/nickname");
  await page.getByRole("textbox").fill("정말 죽고 싶어요");
  await expect(page.getByRole("dialog")).toBeVisible();
  await reader.open(`/program/schedule/${PROGRAM}?locked=d2-s1`);
  const sheet = page.getByRole("dialog", { name: unlock.waits.title });
  await expect(sheet.getByText(unlock.waits.text)).toBeVisible();
  await expect(sheet.getByText(unlock.text)).toHaveCount(0);
  await expect(sheet.getByText(unlock.now)).toHaveCount(0);
  await expectAccessibleInTestedSchemes(page);
});
