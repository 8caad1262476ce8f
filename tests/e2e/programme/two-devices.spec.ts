import { viewerPath } from "@mindle/domain/programme/paths";
import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessibleInTestedSchemes } from "../support/look/axe.ts";
import { expectTextFits } from "../support/look/text-fit.ts";
import { PROGRAM, Reader, savedOnServer } from "../support/programme/reader.ts";

const PHONE = { ko: "쉬면서도 할 일을 세고 있어요", en: "You rest, and count what is still to do" } as const;
const LAPTOP = {
  ko: "잘할 자신이 없으면 시작을 미뤄요",
  en: "You put off starting until you can do it well",
} as const;
/** What comes before and after the time in the notes. */
const TIME = { ko: /\d+월 \d+일 (오전|오후) \d+:\d\d/, en: /[A-Z][a-z]+ \d+ at \d+:\d\d/ } as const;

for (const language of TESTED_LANGUAGES) {
  test(`two devices each say whose answers are kept aside, and since when, in ${language}`, async ({
    page,
    browser,
  }) => {
    const phone = new Reader(page, language);
    const account = await phone.begin("d1-s1");
    await phone.isAtView(1);
    const elsewhere = await browser.newContext();
    const laptop = new Reader(await elsewhere.newPage(), language);
    await signInAt(laptop, account, viewerPath(PROGRAM, "d1-s1", 1));
    await laptop.isAtView(1);
    await laptop.choice(LAPTOP[language]).check({ force: true });
    await laptop.next.click();
    await expect.poll(() => savedOnServer(account.uid, "d1-s1.scene")).toBeDefined();

    // Later, by a phone that has not seen it.
    await phone.choice(PHONE[language]).check({ force: true });
    await phone.next.click();
    await phone.isAtView(2);
    await expect
      .poll(() => savedOnServer(account.uid, "d1-s1.scene"))
      .toEqual({ scene: { state: "answered", value: "rest" } });
    await phone.button(phone.texts.viewer.previous).click();
    await phone.isAtView(1);
    const { other } = phone.texts.viewer;
    const onPhone = page.getByRole("region", { name: other.name });
    await expect(onPhone).toContainText(other.elsewhere.split("{{when}}").at(-1) ?? "");
    await expect(onPhone).toContainText(TIME[language]);
    await expect(onPhone.getByText(LAPTOP[language])).toBeHidden();
    await onPhone.getByText(other.read).click();
    await expect(onPhone.getByText(LAPTOP[language])).toBeVisible();
    await expectAccessibleInTestedSchemes(page);
    await expectTextFits(page);

    await laptop.openStep("d1-s1", 1);
    await expect(laptop.choice(PHONE[language])).toBeChecked();
    const onLaptop = laptop.page.getByRole("region", { name: other.name });
    await expect(onLaptop).toContainText(other.here.split("{{when}}")[0] ?? "");
    await expect(onLaptop).toContainText(TIME[language]);
    await laptop.button(other.take).click();
    await expect(laptop.choice(LAPTOP[language])).toBeChecked();
    await expect(onLaptop).toContainText(other.elsewhere.split("{{when}}").at(-1) ?? "");
    await laptop.next.click();
    await expect
      .poll(() => savedOnServer(account.uid, "d1-s1.scene"))
      .toEqual({ scene: { state: "answered", value: "start" } });
    await elsewhere.close();
  });
}
